import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CartProvider } from "@/features/cart";
import { aProduct } from "@/test/product";
import { CardPurchase } from "./card-purchase";
import { cartSource } from "./cart-source";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const storedCart = () => JSON.parse(localStorage.getItem("cart") ?? "[]");
const show = () =>
	render(
		<CartProvider>
			<CardPurchase source={cartSource(aProduct())} />
		</CartProvider>,
	);

describe("product card", () => {
	it("adds its quantity of boxes and is busy for 800 ms", () => {
		show();
		fireEvent.click(screen.getByRole("button", { name: "Augmenter la quantité" }));
		const add = screen.getByRole("button", { name: `Ajouter ${aProduct().name} au panier` });
		fireEvent.click(add);
		fireEvent.click(add);
		expect(storedCart()).toMatchObject([{ quantity: 2, product: { id: "prod_1", orderType: "box" } }]);
		act(() => vi.advanceTimersByTime(799));
		expect(add.getAttribute("aria-busy")).toBe("true");
		act(() => vi.advanceTimersByTime(1));
		expect(add.getAttribute("aria-busy")).toBeNull();
	});
	it("keeps the quantity within 1 to 99", () => {
		show();
		const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Quantité" });
		const more = screen.getByRole<HTMLButtonElement>("button", { name: "Augmenter la quantité" });
		fireEvent.change(input, { target: { value: "98" } });
		expect(more.disabled).toBe(false);
		fireEvent.click(more);
		expect(input.value).toBe("99");
		expect(more.disabled).toBe(true);
		fireEvent.change(input, { target: { value: "0" } });
		fireEvent.blur(input);
		expect(input.value).toBe("1");
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Diminuer la quantité" }).disabled).toBe(true);
	});
});
