// Follows the recorder's own text, in previewed pages whose person has asked for a recording. What is typed is never in it.
((send, record) => {
  // A larger event says nothing that anybody could read: its kind and moment stay.
  const MOST_CHARACTERS = 10_000;
  let end = null;
  const emit = (event) => {
    const { type, timestamp } = event;
    send("replay", {
      event: JSON.stringify(event).length > MOST_CHARACTERS ? { type, timestamp, data: "[truncated]" } : event,
    });
  };
  const start = () => {
    end ??= record({
      emit,
      maskAllInputs: true,
      recordCanvas: false,
      collectFonts: false,
      inlineStylesheet: false,
      slimDOMOptions: "all",
      sampling: { mousemove: false, scroll: 300, input: "last" },
    });
  };
  const stop = () => {
    end?.();
    end = null;
  };
  window.__slipwayReplay = { start, stop };
  start();
})(window.__slipwaySend, window.rrwebRecord.record);
