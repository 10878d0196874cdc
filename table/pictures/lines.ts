/** Words in lines of about so many letters; a word that is longer has a line of its own. */
export const lines = (text: string, letters: number): string[] => {
  const made: string[] = [];
  for (const word of text.split(/\s+/).filter(word => word !== '')) {
    const longer = `${made.at(-1) ?? ''} ${word}`.trim();
    if (made.length > 0 && longer.length <= letters) made[made.length - 1] = longer;
    else made.push(word);
  }
  return made;
};
