import { FEEDBACK_MS } from "@confiserie/domain/cart/cart";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CartProvider } from "@/features/shop/cart";
import { PriorPriceNote } from "@/features/shop/catalogue/server";
import { router } from "@/lib/testing/navigation";
import { aProduct } from "@/test/product";
import { Configurator } from "./configurator";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const plain = (text: string | null | undefined) => (text ?? "").replace(/[\u00a0\u202f]/g, " ");
const total = () =>
	plain(screen.getByText(/^[\d\s\u00a0\u202f]+,\d\d\s*€$/, { selector: "output .ttc" }).firstChild?.textContent);
const quantity = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Quantité" });
const storedCart = () => JSON.parse(localStorage.getItem("cart") ?? "[]");

function show(changes: Parameters<typeof aProduct>[0] = {}) {
	render(
		<CartProvider>
			<Configurator product={aProduct(changes)} dispatch={<p>Expédition sous 24-48 h</p>} />
		</CartProvider>,
	);
	return userEvent.setup();
}

beforeEach(() => router.push.mockClear());
afterEach(() => vi.useRealTimers());

describe("product configurator", () => {
	it("recalculates the total as unit and quantity change", async () => {
		const user = show();
		expect(total()).toBe("36,00 €");
		await user.click(screen.getByRole("radio", { name: /Couche/ }));
		await user.click(screen.getByRole("button", { name: "Augmenter la quantité" }));
		expect(total()).toBe("529,92 €");
		expect(plain(screen.getByText(/2 couches/).textContent)).toBe("2 couches = 16 cartons = 384 pièces (15,36 kg)");
	});

	it("states the price of a box at the tier of the choice, and the struck prior price of that tier", async () => {
		const user = show({ priorPrices: { box: 2.15, layer: null, pallet: null } });
		const price = screen.getByText("le carton de 24").closest("[role=status]");
		expect(plain(price?.querySelector(".display .ttc")?.textContent)).toBe("36,00 € TTC");
		expect(plain(price?.querySelector("s .ttc")?.textContent)).toBe("51,60 €");
		expect(plain(price?.textContent)).toContain("Promotion −30 %");
		render(<PriorPriceNote />);
		const meaning = document.getElementById(
			screen.getByRole("button", { name: "À propos du prix antérieur" }).getAttribute("popovertarget") ?? "",
		);
		expect(plain(meaning?.textContent)).toContain("le plus bas des 30 jours avant la réduction");
		await user.click(screen.getByRole("radio", { name: /Couche/ }));
		expect(plain(price?.querySelector(".display .ttc")?.textContent)).toBe("33,12 € TTC");
		expect(price?.querySelector("s")).toBeNull();
	});

	it("says that it is dispatched within 24-48 h", () => {
		show();
		expect(screen.getByText("Expédition sous 24-48 h")).toBeTruthy();
	});

	it("promises no dispatch of what is out of stock", () => {
		show({ stock: 0 });
		expect(screen.queryByText(/24-48/)).toBeNull();
	});

	it("says 'Ajouté au panier' with a tick: nothing turns any more", async () => {
		const user = show();
		await user.click(screen.getByRole("button", { name: "Ajouter au panier" }));
		const button = screen.getByRole("button", { name: "Ajouté au panier" });
		expect(button.getAttribute("aria-busy")).toBe("true");
		expect(button.querySelector(".animate-spin")).toBeNull();
		expect(button.querySelector("svg")).not.toBeNull();
	});

	it("shows a tab only where its price and its figure both exist", () => {
		show({ pricePerPieceLayer: null });
		const choice = within(screen.getByRole("group", { name: "Commander par" }));
		expect(choice.getAllByRole("radio")).toHaveLength(2);
		expect(screen.queryByRole("radio", { name: /Couche/ })).toBeNull();
	});

	it.each([
		["0", "1"],
		["1000", "999"],
		["abc", "1"],
		["12,7", "12"],
	])("clamps a typed quantity to 1 to 999: %s becomes %s", async (typed, expected) => {
		const user = show({ stock: 5000 });
		await user.clear(quantity());
		await user.type(quantity(), typed);
		await user.tab();
		expect(quantity().value).toBe(expected);
	});

	it("stops at 999", async () => {
		const user = show({ stock: 5000 });
		await user.clear(quantity());
		await user.type(quantity(), "999");
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Augmenter la quantité" }).disabled).toBe(true);
	});

	it("puts the choice into the cart and is busy for 800 ms", () => {
		vi.useFakeTimers();
		show();
		fireEvent.click(screen.getByRole("radio", { name: /Couche/ }));
		const button = screen.getByRole("button", { name: "Ajouter au panier" });
		fireEvent.click(button);
		fireEvent.click(button);
		expect(storedCart()).toMatchObject([
			{ quantity: 1, product: { orderType: "layer", totalBoxes: 8, price: 264.96 } },
		]);
		expect(button.getAttribute("aria-busy")).toBe("true");
		act(() => vi.advanceTimersByTime(FEEDBACK_MS.addToCart - 1));
		expect(button.getAttribute("aria-busy")).toBe("true");
		act(() => vi.advanceTimersByTime(1));
		expect(button.getAttribute("aria-busy")).toBeNull();
	});

	it("'Passer commande' leads to /checkout with the product in the cart, once", async () => {
		const user = show();
		await user.click(screen.getByRole("button", { name: "Passer commande" }));
		expect(router.push).toHaveBeenCalledWith("/checkout");
		expect(storedCart()).toHaveLength(1);
		await user.click(screen.getByRole("button", { name: "Passer commande" }));
		expect(storedCart()[0].quantity).toBe(1);
	});

	it("takes the advised layer in one press", async () => {
		const user = show();
		await user.click(screen.getByRole("button", { name: /Passer à 1 couche/ }));
		expect(screen.getByRole<HTMLInputElement>("radio", { name: /Couche/ }).checked).toBe(true);
		expect(total()).toBe("264,96 €");
	});

	it("says what is left when the stock does not reach, and offers it", async () => {
		const user = show({ stock: 5 });
		await user.click(screen.getByRole("radio", { name: /Couche/ }));
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Ajouter au panier" }).disabled).toBe(true);
		const shortage = (await screen.findByText(/Il reste/)).closest("[role=status]") as HTMLElement;
		await user.click(within(shortage).getByRole("button", { name: /Prendre/ }));
		expect(total()).toBe("180,00 €");
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Ajouter au panier" }).disabled).toBe(false);
	});

	it("cannot be ordered when the stock is 0", () => {
		show({ stock: 0 });
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Rupture de stock" }).disabled).toBe(true);
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Passer commande" }).disabled).toBe(true);
	});
});
