import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CartProvider } from "@/features/shop/cart";
import { aProduct } from "@/test/product";
import { CardPurchase } from "./card-purchase";
import { cartSource } from "./cart-source";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const storedCart = () => JSON.parse(localStorage.getItem("cart") ?? "[]");
const show = (stock = 200) =>
	render(
		<CartProvider>
			<CardPurchase source={cartSource(aProduct())} stock={stock} />
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
	it("has its quantity on a phone too, before the first addition", () => {
		vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
		show();
		const input = screen.getByRole("textbox", { name: "Quantité" });
		fireEvent.change(input, { target: { value: "3" } });
		fireEvent.click(screen.getByRole("button", { name: `Ajouter ${aProduct().name} au panier` }));
		expect(storedCart()).toMatchObject([{ product: { totalBoxes: 3 } }]);
		vi.unstubAllGlobals();
	});

	it("says 'Ajouté' with a tick: nothing turns any more", () => {
		show();
		const add = screen.getByRole("button", { name: `Ajouter ${aProduct().name} au panier` });
		fireEvent.click(add);
		expect(add.textContent).toBe("Ajouté");
		expect(add.querySelector(".animate-spin")).toBeNull();
		expect(add.querySelector("svg")).not.toBeNull();
	});
	it("adds no more than there is: 9 of 3 are 3, and none are left for another press", () => {
		show(3);
		const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Quantité" });
		fireEvent.change(input, { target: { value: "9" } });
		fireEvent.blur(input);
		expect(input.value).toBe("3");
		const add = screen.getByRole<HTMLButtonElement>("button", { name: `Ajouter ${aProduct().name} au panier` });
		fireEvent.click(add);
		act(() => vi.advanceTimersByTime(800));
		fireEvent.click(add);
		expect(add.disabled).toBe(true);
		expect(screen.getByText("Tout le stock est dans votre panier.")).toBeTruthy();
		expect(storedCart()).toMatchObject([{ product: { totalBoxes: 3, pricePerBox: 36 } }]);
	});
	it("counts what the cart has already", () => {
		const { unmount } = show(3);
		fireEvent.click(screen.getByRole("button", { name: `Ajouter ${aProduct().name} au panier` }));
		unmount();
		show(3);
		const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Quantité" });
		fireEvent.change(input, { target: { value: "3" } });
		fireEvent.blur(input);
		fireEvent.click(screen.getByRole("button", { name: `Ajouter ${aProduct().name} au panier` }));
		expect(storedCart()).toMatchObject([{ product: { totalBoxes: 3 } }]);
	});
	it("clamps the quantity to 1 to 99", () => {
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
