/** Ends an answer from outside beyond a bound, so that its reader never holds more. */

export class ResponseTooLong extends Error {
  constructor(maxBytes: number) {
    super(`the answer is longer than ${maxBytes} bytes, the most that is read`);
    this.name = "ResponseTooLong";
  }
}

/** Counted as it is read, decompressed. `refusal` says what the reader gets beyond the bound; default: ResponseTooLong. */
export function boundedResponse(
  response: Response,
  maxBytes: number,
  refusal: () => Error = () => new ResponseTooLong(maxBytes),
): Response {
  if (response.body === null) return response;
  let left = maxBytes;
  const meter = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      left -= piece.byteLength;
      if (left < 0) controller.error(refusal());
      else controller.enqueue(piece);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(meter), { status, statusText, headers });
}
