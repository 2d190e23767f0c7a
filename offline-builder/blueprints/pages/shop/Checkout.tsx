import { useEffect, useState, type FormEvent } from "react";
import { Link } from "react-router";
import { PageHeader } from "@/components/layout/PageHeader";
import { CartSummary } from "@/components/shop/CartSummary";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { nextOrderNumber, orders } from "@/data/orders";
import { cart, useCart, type CartEntry } from "@/lib/cart";
import { formatPrice } from "@/lib/format";

const empty = { name: "", email: "", street: "", postcode: "", city: "" };

type Values = typeof empty;

const fields: { key: keyof Values; label: string; autoComplete: string }[] = [
  { key: "name", label: __("Name"), autoComplete: "name" },
  { key: "email", label: __("Email"), autoComplete: "email" },
  { key: "street", label: __("Street and number"), autoComplete: "street-address" },
  { key: "postcode", label: __("Postcode"), autoComplete: "postal-code" },
  { key: "city", label: __("City"), autoComplete: "address-level2" },
];

export default function CheckoutPage() {
  const { entries, totals } = useCart();
  const [values, setValues] = useState(empty);
  const [checked, setChecked] = useState(false);
  const [placed, setPlaced] = useState("");
  const errors = checked ? findErrors(values) : {};

  // The button stood at the end of a long form, the outcome begins at the top.
  useEffect(() => {
    if (placed) window.scrollTo({ top: 0, behavior: "instant" });
  }, [placed]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(findErrors(values)).length > 0) return;
    const order = orders.add({
      number: nextOrderNumber(),
      placedAt: new Date().toISOString(),
      name: values.name,
      email: values.email,
      street: values.street,
      postcode: values.postcode,
      city: values.city,
      lines: entries.map((entry) => ({ name: ordered(entry), quantity: entry.quantity, total: entry.total })),
      total: totals.total,
    });
    cart.replace([]);
    setPlaced(order.number);
  }

  if (placed) {
    return (
      <>
        <PageHeader title={`${__("Order")} ${placed}`} lead={__("Saved on this device only. This site cannot send messages yet.")} />
        <div className="wrap flex flex-wrap gap-3 pb-24">
          <Link to="$ordersTo$" className={buttonClass("primary", "lg")}>
            {__("Your orders")}
          </Link>
          <Link to="$shopTo$" className={buttonClass("outline", "lg")}>
            {$$("allProducts")}
          </Link>
        </div>
      </>
    );
  }

  return (
    <>
      <PageHeader title={__("Checkout")} lead={__("This checkout takes no money.")} />
      <div className="wrap pb-24">
        {entries.length === 0 ? (
          <EmptyState
            title={__("Your cart is empty")}
            action={
              <Link to="$shopTo$" className={buttonClass()}>
                {$$("allProducts")}
              </Link>
            }
          />
        ) : (
          <form onSubmit={submit} noValidate className="grid gap-12 lg:grid-cols-[2fr_1fr]">
            <div className="flex flex-col gap-5">
              {fields.map((field) => (
                <Field key={field.key} label={field.label} error={errors[field.key]}>
                  {(control) => (
                    <Input
                      {...control}
                      type={field.key === "email" ? "email" : "text"}
                      autoComplete={field.autoComplete}
                      value={values[field.key]}
                      onChange={(event) => setValues({ ...values, [field.key]: event.target.value })}
                    />
                  )}
                </Field>
              ))}
            </div>
            <div className="self-start rounded-card bg-muted p-7">
              <h2 className="text-heading">{__("Your order")}</h2>
              <ul className="my-5 divide-y border-y">
                {entries.map((entry) => (
                  <li key={entry.id} className="flex justify-between gap-4 py-2.5">
                    <span>
                      {entry.quantity} × {ordered(entry)}
                    </span>
                    <span className="tabular-nums">{formatPrice(entry.total)}</span>
                  </li>
                ))}
              </ul>
              <CartSummary totals={totals} />
              <p className="mt-4 text-sm text-muted-foreground">{__("Not sent: this form does not reach us yet. Please call or write to us.")}</p>
              <Button type="submit" size="lg" className="mt-6 w-full">
                {__("Place test order")}
              </Button>
            </div>
          </form>
        )}
      </div>
    </>
  );
}

/** The product in the variant that was chosen. */
function ordered({ product, option }: CartEntry): string {
  return option === "" ? product.name : `${product.name}, ${option}`;
}

function findErrors(values: Values): Partial<Values> {
  const errors: Partial<Values> = {};
  if (values.name.trim() === "") errors.name = __("Please enter your name.");
  if (!/^\S+@\S+\.\S+$/.test(values.email)) errors.email = __("Please enter a valid email address.");
  if (!/\d/.test(values.street)) errors.street = __("Please enter a street with its number.");
  if (!/^[\w -]{3,10}$/.test(values.postcode.trim())) errors.postcode = __("Please enter a postcode.");
  if (values.city.trim() === "") errors.city = __("Please enter a city.");
  return errors;
}
