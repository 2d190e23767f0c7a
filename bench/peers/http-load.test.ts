import { describe, expect, test } from "vitest";
import { readWrk } from "./http-load.ts";

const PRINTED = `Running 4s test @ http://127.0.0.1:4400/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   601.21us  240.00us   9.00ms   92.00%
    Req/Sec    52.91k     1.20k   54.26k    80.00%
  Latency Distribution
     50%  580.00us
     75%  640.00us
     90%    0.75ms
     99%    1.32ms
  211648 requests in 4.00s, 120.11MB read
Requests/sec:  52912.00
Transfer/sec:     30.03MB
`;

describe("the output of the load generator", () => {
  test("is read in milliseconds and seconds", () => {
    expect(readWrk(PRINTED)).toEqual({ total: 211_648, seconds: 4, p50: 0.58, p99: 1.32 });
  });

  test.each(["  Non-2xx or 3xx responses: 12\n", "  Socket errors: connect 0, read 3, write 0, timeout 0\n"])(
    "fails for answers that were refused or did not come: %s",
    (line) => {
      expect(() => readWrk(PRINTED.replace("Requests/sec", `${line}Requests/sec`))).toThrow(line.trim());
    },
  );

  test("fails for unreadable output instead of giving a figure", () => {
    expect(() => readWrk(PRINTED.replace("99%", "98%"))).toThrow("printed something else");
  });
});
