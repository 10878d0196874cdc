/** Preloaded into a server: its wall clock jumps back and forth by hours and days. */
const now = Date.now.bind(Date);
let off = 0;
setInterval(() => {
  off = Math.round((Math.random() - 0.5) * 4 * 86_400_000);
}, 150).unref();
Date.now = () => now() + off;
