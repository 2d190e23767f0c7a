// In place of the older standard library's HTTP server.
export const serve = (handler, options = {}) =>
  Deno.serve({ onError: options.onError, signal: options.signal, handler }).finished;
export default { serve };
