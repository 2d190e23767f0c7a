import { ShoppingCart } from "lucide-react";
import { useNavigate } from "react-router";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { addToCart, type CartLine } from "@/data/cart";

export function AddToCart(entry: Omit<CartLine, "id" | "quantity">) {
  const navigate = useNavigate();

  function add() {
    addToCart(entry);
    toast(`${entry.title}: ${__("in the cart")}`, { label: __("View cart"), run: () => navigate("/cart") });
  }

  return (
    <Button size="sm" onClick={add}>
      <ShoppingCart aria-hidden className="size-4" />
      {__("Add to cart")}
    </Button>
  );
}
