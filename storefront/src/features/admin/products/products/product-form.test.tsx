import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useSession } from "@/features/account/auth";
import { storeToken } from "@/lib/session";
import { berlingot } from "@/lib/testing/admin-products";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { expectFocus } from "@/test/focus";
import { NewProductPage, ProductPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const READ = "GET /admin/products/prod_1";
const WRITE = "PUT /admin/products/prod_1";
const save = () => userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
/** Whole at once: a form of thirty fields is slow to type into, letter by letter. */
const retype = (label: string, text: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

/** Like the admin's guard: no form before the user is known. */
function Known({ children }: { children: ReactNode }) {
	return useSession().user ? children : null;
}

async function openForm(routes: Parameters<typeof fakeApi>[0] = {}) {
	const calls = fakeApi({ [READ]: { body: berlingot }, ...routes });
	renderInOffice(<ProductPage id="prod_1" />);
	await screen.findByRole("form", { name: "Produit Berlingot à l'anis" });
	return calls;
}

describe("the product form", () => {
	beforeEach(() => {
		sessionStorage.clear();
		localStorage.clear();
		visit("/admin/products/prod_1/edit");
	});

	it("previews box, layer and pallet as the figures are typed", async () => {
		await openForm();
		const preview = screen.getByRole("region", { name: "Aperçu des prix" });
		const text = () => preview.textContent?.replaceAll(/[\u00a0\u202f]/g, " ");
		expect(text()).toContain("36,00 €");
		expect(text()).toContain("264,96 €");
		expect(text()).toContain("1 451,52 €");
		retype("Au carton (€)", "2");
		expect(text()).toContain("48,00 €");
		retype("Cartons par palette", "50");
		expect(text()).toContain("Une palette de 50 cartons ne se divise pas en couches de 8.");
	});

	it("shows the reduced rate of VAT and saves it as it was", async () => {
		const calls = await openForm({ [READ]: { body: { ...berlingot, vatRate: 5.5 } }, [WRITE]: { body: berlingot } });
		expect(screen.getByLabelText<HTMLSelectElement>("TVA comprise").value).toBe("5.5");
		retype("Nom", "Berlingot neuf");
		await save();
		await vi.waitFor(() => expect(calls.find(({ route }) => route === WRITE)?.body).toMatchObject({ vatRate: 5.5 }));
	});

	it("saves with the version that was read; the stock goes along only where it was changed", async () => {
		const calls = await openForm({ [WRITE]: { body: berlingot } });
		retype("Nom", "Berlingot neuf");
		await save();
		await vi.waitFor(() => expect(router.replace).toHaveBeenCalledWith("/admin/products"));
		const body = calls.find(({ route }) => route === WRITE)?.body;
		expect(body).toMatchObject({ name: "Berlingot neuf", version: "v1", pricePerPieceBox: 1.5, tags: berlingot.tags });
		expect(body).not.toHaveProperty("stock");
	});

	it("says what is wrong at its field before anything is sent", async () => {
		const calls = await openForm();
		retype("EAN de la pièce", "123");
		retype("À la couche (€)", "9");
		await save();
		expect(await screen.findByText(/Le prix à la couche ne peut pas dépasser/)).toBeDefined();
		expect(screen.getByLabelText("EAN de la pièce").getAttribute("aria-invalid")).toBe("true");
		await screen.findByRole("tab", { name: "Prix et stock", selected: true });
		await expectFocus(() => screen.getByLabelText("EAN de la pièce"));
		expect(calls.some(({ route }) => route === WRITE)).toBe(false);
	});

	it("shows 'Un produit avec cette référence existe déjà' with the complaint at its field, and preserves the input", async () => {
		await openForm({
			[WRITE]: failure(409, "REFERENCE_TAKEN", "Un produit avec cette référence existe déjà", {
				field: "reference",
				errors: [{ field: "reference", message: "Cette référence est déjà celle d'un autre produit." }],
			}),
		});
		retype("Référence", "PRISE-1");
		await save();
		expect(await screen.findByText("Un produit avec cette référence existe déjà")).toBeDefined();
		const field = screen.getByLabelText("Référence") as HTMLInputElement;
		expect(field.value).toBe("PRISE-1");
		expect(field.getAttribute("aria-invalid")).toBe("true");
	});

	it("after a concurrent change: shows what differs, preserves the input, and saves again on request", async () => {
		let answer = failure(409, "PRODUCT_CHANGED", "Ce produit a été modifié entre-temps.", {
			current: { ...berlingot, version: "v2", description: "Une autre description." },
		});
		const calls = await openForm({ [WRITE]: () => answer });
		retype("Nom", "Mon berlingot");
		await save();
		const banner = await screen.findByRole("alert");
		expect(banner.textContent).toContain("Une autre description.");
		answer = { body: berlingot };
		await userEvent.click(within(banner).getByRole("button", { name: "Garder mes modifications" }));
		await save();
		await vi.waitFor(() => expect(calls.at(-1)?.body ?? calls.at(-2)?.body).toBeDefined());
		const sent = calls
			.filter(({ route }) => route === WRITE)
			.map(({ body }) => body as { version: string; name: string });
		expect(sent.map(({ version }) => version)).toEqual(["v1", "v2"]);
		expect(sent[1]?.name).toBe("Mon berlingot");
	});

	it("asks before unsaved changes are lost to a link", async () => {
		await openForm();
		retype("Nom", "Pas enregistré");
		await userEvent.click(screen.getByRole("link", { name: "Annuler" }));
		const dialog = await screen.findByRole("dialog", { name: /Quitter sans enregistrer/ });
		expect(router.replace).not.toHaveBeenCalled();
		await userEvent.click(within(dialog).getByRole("button", { name: "Quitter sans enregistrer" }));
		expect(router.replace).toHaveBeenCalledWith("/admin/products");
	});

	it("401: the same user gets the input back over the current product; other fields are not stored", async () => {
		const me = { "GET /auth/me": { body: { ...camille, role: "ADMIN" } } };
		storeToken(camille.token);
		const refusal = failure(401, "UNAUTHENTICATED", "Authentification requise");
		const nutrition = {
			energyKj: 1600,
			energyKcal: 380,
			fat: 1,
			saturates: 0,
			carbohydrates: 90,
			sugars: 80,
			protein: 1,
			salt: 0,
		};
		const read = { ...berlingot, nutrition };
		fakeApi({ ...me, [READ]: { body: read }, [WRITE]: refusal });
		const { unmount } = renderInOffice(
			<Known>
				<ProductPage id="prod_1" />
			</Known>,
		);
		await screen.findByRole("form", { name: "Produit Berlingot à l'anis" });
		retype("Nom", "Mon berlingot");
		retype("dont sucres (g)", "12,5");
		await userEvent.click(screen.getByLabelText("Promo"));
		await userEvent.click(screen.getByRole("tab", { name: "Images" }));
		await userEvent.click(screen.getByRole("button", { name: "Retirer l'image 2" }));
		await save();
		await vi.waitFor(() =>
			expect(router.push).toHaveBeenCalledWith("/login?redirect=%2Fadmin%2Fproducts%2Fprod_1%2Fedit"),
		);
		unmount();
		storeToken(camille.token);
		fakeApi({ ...me, [READ]: { body: { ...read, version: "v2", description: "Changée par un collègue." } } });
		renderInOffice(
			<Known>
				<ProductPage id="prod_1" />
			</Known>,
		);
		await vi.waitFor(() => expect(screen.getByLabelText("Nom")).toHaveProperty("value", "Mon berlingot"));
		expect(screen.getByLabelText("dont sucres (g)")).toHaveProperty("value", "12,5");
		expect(screen.getByLabelText("Promo")).toHaveProperty("checked", true);
		expect(screen.queryByRole("img", { name: "Image 2", hidden: true })).toBeNull();
		expect(screen.getByLabelText("Description")).toHaveProperty("value", "Changée par un collègue.");
		expect(sessionStorage).toHaveLength(0);
	});

	it("asks nothing without changes", async () => {
		await openForm();
		await userEvent.click(screen.getByRole("link", { name: "Annuler" }));
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	it("to look at, everything is there and nothing can be changed", async () => {
		fakeApi({ [READ]: { body: berlingot } });
		renderInOffice(<ProductPage id="prod_1" isReadOnly />);
		expect(((await screen.findByLabelText("Nom")) as HTMLInputElement).matches(":disabled")).toBe(true);
		expect(screen.queryByRole("button", { name: "Enregistrer" })).toBeNull();
		expect(screen.getAllByRole("link", { name: "Modifier" })[0]?.getAttribute("href")).toBe(
			"/admin/products/prod_1/edit",
		);
	});

	it("offers no change to whose role has none", async () => {
		storeToken(camille.token);
		const reader = { ...camille, role: "ADMIN", staffRole: "orders" };
		fakeApi({ [READ]: { body: berlingot }, "GET /auth/me": { body: reader } });
		renderInOffice(
			<Known>
				<ProductPage id="prod_1" />
			</Known>,
		);
		expect(await screen.findByRole("form", { name: "Produit Berlingot à l'anis" })).toBeDefined();
		expect(screen.queryByRole("link", { name: "Modifier" })).toBeNull();
		expect(screen.queryByRole("button", { name: "Enregistrer" })).toBeNull();
	});

	it("404 'Produit non trouvé' with a way back", async () => {
		fakeApi({ [READ]: failure(404, "PRODUCT_NOT_FOUND", "Produit non trouvé") });
		renderInOffice(<ProductPage id="prod_1" />);
		expect(await screen.findByRole("heading", { name: "Produit non trouvé" })).toBeDefined();
		expect(screen.getByRole("link", { name: "Retour à la liste" })).toBeDefined();
	});

	it("a product like another has its words and figures, none of what names one alone, and begins there", async () => {
		visit("/admin/products/new?from=prod_1");
		fakeApi({ [READ]: { body: berlingot } });
		renderInOffice(<NewProductPage />);
		expect((await screen.findByLabelText<HTMLInputElement>("Nom")).value).toBe(berlingot.name);
		const reference = screen.getByLabelText<HTMLInputElement>("Référence");
		expect(reference.value).toBe("");
		expect(document.activeElement).toBe(reference);
		expect(screen.getByLabelText<HTMLInputElement>("En vente").checked).toBe(false);
		expect(screen.getByText(/D'après/)).toBeDefined();
	});

	it("a new product begins as a draft and asks for food information only once it goes on sale", async () => {
		fakeApi({});
		renderInOffice(<NewProductPage />);
		await save();
		await vi.waitFor(() => expect(screen.getByLabelText("Nom").getAttribute("aria-invalid")).toBe("true"));
		expect(screen.getByLabelText("Ingrédients").getAttribute("aria-invalid")).toBeNull();
		await userEvent.click(screen.getByLabelText("En vente"));
		await save();
		expect(await screen.findByText(/Les ingrédients sont obligatoires avant la mise en vente/)).toBeDefined();
	});

	it("a new product warns of a blank field once its user has left it, of all once it goes on sale", async () => {
		fakeApi({});
		renderInOffice(<NewProductPage />);
		const warnings = () =>
			screen.queryAllByRole("listitem").filter((one) => one.closest('[aria-label="Points à vérifier"]'));
		await screen.findByLabelText("Ingrédients");
		expect(warnings()).toHaveLength(0);
		fireEvent.blur(screen.getByLabelText("Ingrédients"));
		await vi.waitFor(() => expect(warnings()).toHaveLength(1));
		await userEvent.click(screen.getByLabelText("En vente"));
		await vi.waitFor(() => expect(warnings().length).toBeGreaterThan(3));
	});
});
