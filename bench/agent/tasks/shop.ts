/** Tasks on a shop that the embedded builder wrote. */
import { brokenImports, plain, textWith } from "./screen.ts";
import { findings, type Files, type Outcome, type Task } from "./task.ts";
import type { Visit } from "../../prompts/screen/app.ts";

const firstProduct = (files: Files): string =>
  /\bid: "([^"]+)"/.exec(files.get("src/content/products.ts") ?? "")?.[1] ?? "";

/** Puts one product into the cart, as an earlier visit has left it. */
async function fillCart(app: Visit, files: Files, path: string): Promise<void> {
  const line = [{ id: "line-1", productId: firstProduct(files), option: "", quantity: 1 }];
  await app.page.evaluate((kept) => localStorage.setItem("cart", kept), JSON.stringify(line));
  await app.go(path);
}

const totalIn = (text: string): number => Number(/Total[^\d]*(\d+[.,]\d\d)/.exec(text)?.[1]?.replace(",", ".") ?? NaN);

async function placeOrder({ page, settled }: Visit): Promise<void> {
  await page.getByLabel("Name").fill("Ada Byron");
  await page.getByLabel("Email").fill("ada@mail.example");
  await page.getByLabel("Street and number").fill("Lane 1");
  await page.getByLabel("Postcode").fill("10115");
  await page.getByLabel("City").fill("Berlin");
  await page.getByRole("button", { name: /place/i }).click();
  await settled();
}

async function checkGiftWrap({ visit, files }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  await using app = await visit();
  const { page } = app;
  await fillCart(app, files, "/cart");
  const before = totalIn(await textWith(app, "Total"));
  await page.getByLabel(/gift wrap/i).check();
  await app.settled();
  const wrapped = totalIn(plain(await app.text()));
  expect(Math.abs(wrapped - before - 3.5) < 0.005, `the total goes from ${before} to ${wrapped}, not by 3.50`);
  await page.reload();
  await app.settled();
  expect(await page.getByLabel(/gift wrap/i).isChecked(), "the choice is gone after a reload");
  await app.go("/checkout");
  const checkout = await textWith(app, "Gift wrap");
  expect(/gift wrap/i.test(checkout), "the checkout does not name the gift wrap");
  expect(Math.abs(totalIn(checkout) - wrapped) < 0.005, "the checkout has another total than the cart");
  await placeOrder(app);
  await app.go("/orders");
  expect((await textWith(app, wrapped.toFixed(2))).includes(wrapped.toFixed(2)), "the order was kept without it");
  await app.go("/cart");
  await fillCart(app, files, "/cart");
  expect(!(await page.getByLabel(/gift wrap/i).isChecked()), "the next cart is wrapped without being asked");
  return found;
}

async function checkNoOrders({ visit, files }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  const left = [...files].filter(
    ([path, text]) => path.startsWith("src/") && /to="\/orders"|path="\/orders"/.test(text),
  );
  expect(left.length === 0, `links to the page are left in ${left.map(([path]) => path).join(", ")}`);
  expect(!files.has("src/pages/Orders.tsx"), "the page's file is left");
  await using app = await visit({ path: "/orders" });
  expect((await textWith(app, "does not exist")).includes("does not exist"), "/orders still shows a page");
  await fillCart(app, files, "/checkout");
  await placeOrder(app);
  expect(/Order \S/.test(await textWith(app, "Order ")), "an order is not confirmed any more");
  const kept = await app.page.evaluate(() => JSON.stringify(Object.values(localStorage)));
  expect(kept.includes("Ada Byron"), "orders are not kept any more");
  return found;
}

async function checkBasket({ visit, files }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  const broken = brokenImports(files);
  expect(broken.length === 0, `imports that lead nowhere: ${broken.join(", ")}`);
  await using app = await visit();
  await fillCart(app, files, "/basket");
  const basket = await textWith(app, "Total");
  expect(!Number.isNaN(totalIn(basket)), "what was in the cart is not in the basket");
  for (const path of ["/", "/shop", "/basket", "/checkout", `/product/${firstProduct(files)}`]) {
    await app.go(path);
    const names = await app.page.evaluate(() =>
      [...document.querySelectorAll("[aria-label], [title]")]
        .map((one) => one.getAttribute("aria-label") ?? "")
        .join(" "),
    );
    const said = /\bcart\b/i.exec(plain(`${await app.text()} ${names}`));
    expect(said === null, `${path} still says cart`);
  }
  return found;
}

export const SHOP: readonly Task[] = [
  {
    id: "feature-gift-wrap",
    kind: "feature",
    state: "ceramics",
    turns: [
      {
        message:
          "In the cart add a checkbox Gift wrap for $3.50. It counts in the total of cart and checkout, is named in the checkout, and is kept with the order.",
      },
    ],
    check: checkGiftWrap,
  },
  {
    id: "deletion-orders",
    kind: "deletion",
    state: "ceramics",
    turns: [
      { message: "Take out the page with the orders and everything that leads to it. Orders must still be kept." },
    ],
    check: checkNoOrders,
  },
  {
    id: "rename-basket",
    kind: "rename",
    state: "ceramics",
    turns: [
      {
        message:
          "Call the cart basket, on every page and in its address. What visitors have in their cart now must be in their basket.",
      },
    ],
    check: checkBasket,
  },
];
