import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { brussels, grasse } from "@/lib/testing/fixtures";
import { expectFocus } from "@/test/focus";
import { button, card, open, sent, visitAddresses } from "./test-addresses";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

beforeEach(visitAddresses);

describe("/addresses lists", () => {
	it("every address, the default one marked and without the button that would make it so", async () => {
		open([grasse, brussels]);
		const first = await card("3 place aux Aires");
		expect(first.textContent).toMatch(/Adresse par défaut3 place aux AiresQuai B06130 GrasseFrance/);
		expect(within(first).queryByRole("button", { name: /Utiliser par défaut/ })).toBeNull();
		const second = await card("1 rue Neuve");
		expect(second.textContent).toMatch(/^1 rue Neuve1000 BruxellesBelgique/);
		expect(within(second).getByRole("button", { name: /Utiliser par défaut/ })).toBeDefined();
	});

	it("flags an address that the checkout cannot deliver to, and why", async () => {
		open([grasse, brussels, { ...grasse, id: "a3", street: "5 rue du Port", postalCode: "97110", isDefault: false }]);
		expect(within(await card("3 place aux Aires")).queryByText("Sans livraison")).toBeNull();
		for (const street of ["1 rue Neuve", "5 rue du Port"])
			expect((await card(street)).textContent).toMatch(/Sans livraisonNous ne livrons pas à cette adresse\./);
	});

	it("nothing at first: the reader hears that the addresses are being read", async () => {
		open([], { "GET /addresses": () => new Promise(() => {}) });
		expect(await screen.findByText("Chargement de vos adresses…")).toBeDefined();
	});

	it("no address: says so and offers to add one", async () => {
		open([]);
		expect(await screen.findByRole("heading", { name: "Aucune adresse enregistrée" })).toBeDefined();
		await userEvent.click(await button("Ajouter une adresse"));
		await expectFocus(() => screen.getByLabelText("Numéro et rue"));
		expect(screen.queryByLabelText("Utiliser comme adresse par défaut")).toBeNull();
	});

	it("a failure in a banner, and tries again on request", async () => {
		open([], { "GET /addresses": failure(400, "VALIDATION", "x") });
		const banner = await screen.findByRole("alert");
		expect(within(banner).getByText("Impossible de charger vos adresses")).toBeDefined();
		fakeApi({ "GET /addresses": { body: [grasse] } });
		await userEvent.click(within(banner).getByRole("button", { name: "Réessayer" }));
		expect(await card("3 place aux Aires")).toBeDefined();
		expect(screen.queryByRole("alert")).toBeNull();
	});

	it("offline: the addresses that were read stay, with a plain notice until the connection is back", async () => {
		open([grasse]);
		await card("3 place aux Aires");
		const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		act(() => void window.dispatchEvent(new Event("offline")));
		expect(screen.getByText(/au retour de la connexion/)).toBeDefined();
		expect(await card("3 place aux Aires")).toBeDefined();
		online.mockReturnValue(true);
		act(() => void window.dispatchEvent(new Event("online")));
		expect(screen.queryByText(/au retour de la connexion/)).toBeNull();
	});

	it("fifty addresses: no more can be added", async () => {
		open(Array.from({ length: 50 }, (_, n) => ({ ...brussels, id: `a${n}`, street: `${n} rue` })));
		expect(await screen.findByText(/50 adresses/)).toBeDefined();
		expect((await button("Ajouter une adresse")).hasAttribute("disabled")).toBe(true);
	});
});

describe("default and deletion", () => {
	it("makes another address the default", async () => {
		const stored = [grasse, brussels];
		open(stored, {
			"PATCH /addresses/a2/default": () => {
				stored.splice(0, 2, { ...brussels, isDefault: true }, { ...grasse, isDefault: false });
				return { body: stored[0] };
			},
		});
		await userEvent.click(within(await card("1 rue Neuve")).getByRole("button", { name: /Utiliser par défaut/ }));
		await waitFor(async () => expect(within(await card("1 rue Neuve")).getByText("Adresse par défaut")).toBeDefined());
		expect(within(await card("3 place aux Aires")).queryByText("Adresse par défaut")).toBeNull();
		expect(screen.getByText("Adresse par défaut changée.")).toBeDefined();
	});

	it("deletes at once, offers 'Annuler' with the focus on it, and puts the address back as it was", async () => {
		const stored = [grasse];
		const calls = open(stored, {
			"DELETE /addresses/a1": () => {
				stored.pop();
				return { status: 204, body: undefined };
			},
			"POST /addresses": () => {
				stored.push({ ...grasse, id: "a9" });
				return { status: 201, body: { ...grasse, id: "a9" } };
			},
		});
		await userEvent.click(within(await card("3 place aux Aires")).getByRole("button", { name: /Supprimer/ }));
		const undo = await button("Annuler");
		await expectFocus(() => undo);
		expect(screen.getByText(/^L'adresse «\s3 place aux Aires\s» a été supprimée\.$/)).toBeDefined();
		expect(screen.queryByRole("article")).toBeNull();
		await userEvent.click(undo);
		const back = await card("3 place aux Aires");
		await expectFocus(() => back);
		expect(screen.queryByRole("button", { name: "Annuler" })).toBeNull();
		const { id: _, ...values } = grasse;
		expect(sent(calls).at(-1)).toMatchObject({ route: "POST /addresses", body: values });
	});

	it("an address that another tab has deleted is gone without a complaint", async () => {
		const stored = [grasse];
		open(stored, {
			"DELETE /addresses/a1": () => {
				stored.pop();
				return failure(404, "ADDRESS_NOT_FOUND", "Adresse non trouvée") as { status: number; body: unknown };
			},
		});
		await userEvent.click(within(await card("3 place aux Aires")).getByRole("button", { name: /Supprimer/ }));
		expect(await screen.findByRole("heading", { name: "Aucune adresse enregistrée" })).toBeDefined();
		expect(screen.queryByRole("alert")).toBeNull();
	});

	it("a deletion that fails leaves the card and says why", async () => {
		open([grasse], { "DELETE /addresses/a1": "network" });
		await userEvent.click(within(await card("3 place aux Aires")).getByRole("button", { name: /Supprimer/ }));
		const banner = await screen.findByRole("alert");
		expect(banner.textContent).toMatch(/L'adresse n'a pas pu être supprimée.*La boutique ne répond pas/);
		expect(await card("3 place aux Aires")).toBeDefined();
		expect(screen.queryByRole("button", { name: "Annuler" })).toBeNull();
	});

	it("an undo that fails can be tried again", async () => {
		const stored = [grasse];
		open(stored, {
			"DELETE /addresses/a1": () => {
				stored.pop();
				return { status: 204, body: undefined };
			},
			"POST /addresses": "network",
		});
		await userEvent.click(within(await card("3 place aux Aires")).getByRole("button", { name: /Supprimer/ }));
		await userEvent.click(await button("Annuler"));
		expect((await screen.findByRole("alert")).textContent).toMatch(/L'adresse n'a pas pu être rétablie/);
		expect(await button("Annuler")).toBeDefined();
	});
});
