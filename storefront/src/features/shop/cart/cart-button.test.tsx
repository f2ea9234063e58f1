import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cottonCandy } from "@/lib/testing/fixtures";
import { type Cart, CartButton, CartProvider, useCart } from ".";

let cart: Cart;
function Spy() {
	cart = useCart();
	return null;
}
const show = () =>
	render(
		<CartProvider>
			<Spy />
			<CartButton />
		</CartProvider>,
	);
const badge = () => screen.getByText(String(cart.count), { selector: "[aria-hidden]" });
const add = (quantity: number) => act(() => cart.add(cottonCandy, "box", quantity));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("spec §2 Header: cart button with count badge", () => {
	it("the count is in the accessible name", () => {
		show();
		expect(screen.getByRole("button", { name: "Panier, vide" })).toBeTruthy();
		add(1);
		expect(screen.getByRole("button", { name: "Panier, 1 article" })).toBeTruthy();
		add(2);
		expect(screen.getByRole("button", { name: "Panier, 3 articles" })).toBeTruthy();
	});

	it("the badge animates for 600 ms when the count changes, and not at start", () => {
		show();
		add(2);
		wait(600);
		expect(badge().className).not.toContain("animate-bump");
		add(1);
		expect(badge().className).toContain("animate-bump");
		wait(599);
		expect(badge().className).toContain("animate-bump");
		wait(1);
		expect(badge().className).not.toContain("animate-bump");
	});

	it("a cart of an earlier visit does not animate", () => {
		const line = { product: { id: "prod_1", title: "Gardée", price: 36, img: "" }, quantity: 2 };
		localStorage.setItem("cart", JSON.stringify([line]));
		show();
		expect(badge().className).not.toContain("animate-bump");
	});
});
