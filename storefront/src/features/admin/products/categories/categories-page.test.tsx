import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { officeCategories } from "@/lib/testing/fixtures";
import { renderInOffice } from "@/lib/testing/office";
import { expectFocus } from "@/test/focus";
import { CategoriesPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const [first, second] = officeCategories.content;

async function open(routes: Record<string, FakeRoute | "network"> = {}) {
	const calls = fakeApi(routes);
	renderInOffice(<CategoriesPage />);
	await screen.findByRole("list", { name: "Catégories" });
	return calls;
}
const names = () =>
	within(screen.getByRole("list", { name: "Catégories" }))
		.getAllByRole("listitem")
		.map((row) => officeCategories.content.find(({ name }) => row.textContent?.startsWith(name))?.name);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("/admin/categories", () => {
	it("lists them in the shop's order, with code, products and whether each is shown", async () => {
		const hidden = { ...officeCategories.content[1], isShown: false };
		await open({
			"GET /admin/categories": {
				body: { ...officeCategories, content: [first, hidden, ...officeCategories.content.slice(2)] },
			},
		});
		const rows = screen.getAllByRole("listitem").map((row) => row.textContent ?? "");
		expect(rows).toHaveLength(7);
		expect(rows[0]).toMatch(/Barbe à papa.*Visible.*BARBE_A_PAPA · aucun produit/);
		expect(rows[1]).toMatch(/Pop-corn.*Masquée/);
		expect(screen.getByRole("link", { name: /12 produits/ }).getAttribute("href")).toBe(
			"/admin/products?category=BONBONS",
		);
	});

	it("says how it begins where there is none, and offers to try again where it cannot be read", async () => {
		let isAway = true;
		fakeApi({
			"GET /admin/categories": () =>
				isAway ? failure(503, "SERVICE_UNAVAILABLE", "Indisponible.") : { body: { content: [], version: "v" } },
		});
		renderInOffice(<CategoriesPage />);
		expect(await screen.findByText("Impossible de charger les catégories")).toBeDefined();
		isAway = false;
		await press("Réessayer");
		expect(await screen.findByText(/Aucune catégorie/)).toBeDefined();
	});

	it("moves one by its buttons, at once and in the shop; the focus stays, the place is said", async () => {
		const moved = [second, first, ...officeCategories.content.slice(2)];
		const ordered = { content: moved, version: "order-2" };
		const calls = await open({ "PUT /admin/categories/order": { body: ordered } });
		const down = screen.getByRole("button", { name: "Descendre Barbe à papa" });
		down.focus();
		await userEvent.keyboard("{Enter}");
		await waitFor(() => expect(names().slice(0, 2)).toEqual(["Pop-corn", "Barbe à papa"]));
		const order = calls.find(({ route }) => route === "PUT /admin/categories/order");
		expect(order?.body).toMatchObject({ version: "order-1", codes: moved.map((category) => category?.code) });
		await expectFocus(() => screen.getByRole("button", { name: "Descendre Barbe à papa" }));
		expect(screen.getByRole("status").textContent?.replaceAll("\u00a0", " ")).toBe("Barbe à papa : place 2 sur 7.");
		const up = screen.getByRole("button", { name: "Monter Pop-corn" });
		expect(up.getAttribute("aria-disabled")).toBe("true");
		await userEvent.click(up);
		expect(calls.filter(({ route }) => route === "PUT /admin/categories/order")).toHaveLength(1);
	});

	it("opens its dialog in the first field, where a hand has a keyboard", async () => {
		vi.stubGlobal("matchMedia", (query: string) => ({
			matches: query === "(pointer: fine)",
			addEventListener() {},
			removeEventListener() {},
		}));
		await open();
		await press("Ajouter une catégorie");
		await expectFocus(() => screen.getByLabelText("Nom"));
		vi.unstubAllGlobals();
	});

	it("reports a concurrent reordering and reloads the list", async () => {
		await open({ "PUT /admin/categories/order": failure(409, "CATEGORIES_CHANGED", "Les catégories ont changé.") });
		await press("Monter Pop-corn");
		expect(await screen.findByText("Les catégories ont changé.")).toBeDefined();
		await waitFor(() => expect(names()[0]).toBe("Barbe à papa"));
	});

	it("adds one: shows its code beforehand, and a double click makes one", async () => {
		const made = { ...first, code: "FRUITS_CONFITS", name: "Fruits confits" };
		const calls = await open({ "POST /admin/categories": { status: 201, body: made } });
		await press("Ajouter une catégorie");
		const dialog = await screen.findByRole("dialog");
		await userEvent.click(within(dialog).getByRole("button", { name: "Enregistrer" }));
		expect(await within(dialog).findByText(/Donnez un autre nom/)).toBeDefined();
		await userEvent.type(within(dialog).getByLabelText("Nom"), "Fruits confits");
		expect(within(dialog).getByText("Code : FRUITS_CONFITS. Il ne changera plus.")).toBeDefined();
		await userEvent.click(within(dialog).getByRole("radio", { name: "Cerise" }));
		await userEvent.dblClick(within(dialog).getByRole("button", { name: "Enregistrer" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		const posts = calls.filter(({ route }) => route === "POST /admin/categories");
		expect(posts).toHaveLength(1);
		expect(posts[0]?.body).toMatchObject({ name: "Fruits confits", icon: "CHERRY", isShown: true, description: "" });
	});

	it("changes one with the version that was read, and says why it could not", async () => {
		const calls = await open({
			"PUT /admin/categories/POP_CORN": failure(409, "CATEGORY_TAKEN", "Une catégorie porte déjà ce nom.", {
				errors: [{ field: "name", message: "Ce nom est pris." }],
			}),
		});
		await press("Modifier Pop-corn");
		const dialog = await screen.findByRole("dialog");
		expect(within(dialog).getByRole<HTMLInputElement>("radio", { name: "Pop-corn" }).checked).toBe(true);
		await userEvent.click(within(dialog).getByLabelText(/La proposer/));
		await userEvent.click(within(dialog).getByRole("button", { name: "Enregistrer" }));
		expect(await within(dialog).findByText("Ce nom est pris.")).toBeDefined();
		expect(calls.find(({ route }) => route === "PUT /admin/categories/POP_CORN")?.body).toEqual({
			...{ name: "Pop-corn", description: "", icon: "POPCORN", isShown: false, version: "v-POP_CORN" },
		});
	});

	it("deletes an empty one after asking; of one with products it offers their list", async () => {
		const calls = await open({ "DELETE /admin/categories/CORNETS": { body: null } });
		await press("Supprimer Cornets");
		await press("Supprimer la catégorie");
		await waitFor(() => expect(calls.some(({ route }) => route === "DELETE /admin/categories/CORNETS")).toBe(true));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		await press("Supprimer Bonbons");
		const dialog = await screen.findByRole("dialog");
		expect(dialog.textContent).toContain("12 produits sont dans Bonbons");
		expect(within(dialog).getByRole("link", { name: "Voir ces produits" }).getAttribute("href")).toBe(
			"/admin/products?category=BONBONS",
		);
	});
});
