/** The minds of the bots this server can seat: where the modules that export them are, for the server and for its threads. To add one, add its line. */
export const MINDS: readonly string[] = [
  import.meta.resolve('@cuartel/bobby-lee/bot/mind.ts'),
  import.meta.resolve('@cuartel/six-spaces/bot/mind.ts'),
];
