import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "@/lib/testing/fake-api";
import { cottonCandy } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { useCart } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

function Page() {
	const { addAnnounced } = useCart();
	return (
		<button type="button" onClick={() => addAnnounced(cottonCandy, "box", 1)}>
			Ajouter
		</button>
	);
}
const toast = () => screen.findByRole("region", { name: "Ajouté au panier" });
const boxes = () => JSON.parse(localStorage.getItem("cart") ?? "[]").map((line: { quantity: number }) => line.quantity);

beforeEach(() => {
	visit("/products");
	fakeApi({ "GET /products/prod_1": { body: cottonCandy } });
	renderInShop(<Page />);
});

describe("what was added is said on the page", () => {
	it("with its image, what the cart holds of it and the next tier", async () => {
		await userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
		const said = (await toast()).textContent ?? "";
		expect(said).toContain("Ajouté\u00a0: Barbe à papa fraise des bois");
		expect(said).toContain("1\u00a0carton".replace("\u00a0", " "));
		expect(said).toContain("Encore 7 cartons pour le tarif couche");
		expect((await toast()).querySelector("img")).not.toBeNull();
	});

	it("with the warning that the browser does not store the cart", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		await userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
		expect((await toast()).textContent).toContain("n'enregistre pas le panier");
		vi.restoreAllMocks();
		await userEvent.click(screen.getByRole("button", { name: "Annuler" }));
	});

	it("'Annuler' takes back that press alone", async () => {
		const add = screen.getByRole("button", { name: "Ajouter" });
		await userEvent.click(add);
		await userEvent.click(add);
		expect(boxes()).toEqual([2]);
		await userEvent.click(within(await toast()).getByRole("button", { name: "Annuler" }));
		expect(boxes()).toEqual([1]);
		expect(screen.queryByRole("region", { name: "Ajouté au panier" })).toBeNull();
	});

	it("'Annuler' of the first leaves an empty cart", async () => {
		await userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
		await userEvent.click(within(await toast()).getByRole("button", { name: "Annuler" }));
		expect(boxes()).toEqual([]);
	});

	it("Tab reaches 'Voir le panier' next, which stays while it has the focus; Tab goes on from the button, Escape ends it", async () => {
		const add = screen.getByRole("button", { name: "Ajouter" });
		await userEvent.click(add);
		const see = within(await toast()).getByRole("button", { name: "Voir le panier" });
		vi.useFakeTimers({ shouldAdvanceTime: true });
		await userEvent.tab();
		expect(document.activeElement).toBe(see);
		act(() => vi.advanceTimersByTime(20_000));
		expect(see.isConnected).toBe(true);
		vi.useRealTimers();
		await userEvent.tab();
		expect(document.activeElement).not.toBe(see);
		await userEvent.click(add);
		await userEvent.tab();
		await userEvent.keyboard("{Escape}");
		expect(document.activeElement).toBe(add);
		expect(screen.queryByRole("region", { name: "Ajouté au panier" })).toBeNull();
	});

	it("'Voir le panier' opens the drawer and is over", async () => {
		await userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
		await userEvent.click(within(await toast()).getByRole("button", { name: "Voir le panier" }));
		await screen.findByRole("dialog", { name: "Votre panier" });
		await waitFor(() => expect(screen.queryByLabelText("Ajouté au panier")).toBeNull());
	});
});
