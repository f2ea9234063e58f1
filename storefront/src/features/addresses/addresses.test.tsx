import type { Address } from "@confiserie/domain/contract/address";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { brussels, camille, grasse } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { AddressesPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

/** Opens the page of a shop that keeps `kept`; the routes given come first. */
function open(kept: Address[], routes: Record<string, FakeRoute | "network"> = {}) {
	const calls = fakeApi({ "GET /auth/me": { body: camille }, "GET /addresses": () => ({ body: kept }), ...routes });
	renderInShop(<AddressesPage />);
	return calls;
}
const card = (street: string) => screen.findByRole("article", { name: street });
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const sent = (calls: ReturnType<typeof fakeApi>) => calls.filter(({ route }) => !route.startsWith("GET "));

beforeEach(() => {
	storeToken(camille.token);
	visit("/addresses");
});

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

	it("nothing at first: the reader hears that the addresses are being read", async () => {
		open([], { "GET /addresses": () => new Promise(() => {}) });
		expect(await screen.findByText("Chargement de vos adresses…")).toBeDefined();
	});

	it("no address: says so and offers to add one", async () => {
		open([]);
		expect(await screen.findByRole("heading", { name: "Aucune adresse enregistrée" })).toBeDefined();
		await userEvent.click(await button("Ajouter une adresse"));
		expect(document.activeElement).toBe(screen.getByLabelText("Numéro et rue"));
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

describe("adding and editing", () => {
	const fill = async (label: string, text: string) => {
		await userEvent.clear(screen.getByLabelText(label));
		await userEvent.type(screen.getByLabelText(label), text);
	};

	it("adds an address, reads the list again and puts the focus on the new card", async () => {
		const kept = [grasse];
		const calls = open(kept, {
			"POST /addresses": () => {
				kept.push(brussels);
				return { status: 201, body: brussels };
			},
		});
		await userEvent.click(await button("Ajouter une adresse"));
		await fill("Numéro et rue", "1 rue Neuve");
		await userEvent.selectOptions(screen.getByLabelText("Pays"), "Belgique");
		await fill("Code postal", "1000");
		await fill("Ville", "Bruxelles");
		await userEvent.click(await button("Enregistrer l'adresse"));
		const added = await card("1 rue Neuve");
		await waitFor(() => expect(document.activeElement).toBe(added));
		const { id: _, ...values } = brussels;
		expect(sent(calls)).toMatchObject([{ route: "POST /addresses", body: values }]);
		expect(screen.getByText("Adresse ajoutée.")).toBeDefined();
		expect(screen.queryByRole("form")).toBeNull();
	});

	it("names what is missing at its field, sends nothing, and follows a change of country", async () => {
		const calls = open([]);
		await userEvent.click(await button("Ajouter une adresse"));
		await userEvent.click(await button("Enregistrer l'adresse"));
		expect(await screen.findByText("Saisissez le numéro et la rue.")).toBeDefined();
		expect(screen.getByText("Saisissez la ville.")).toBeDefined();
		await fill("Code postal", "1000");
		expect(await screen.findByText(/\(France\)\s: 5 chiffres, par exemple 75011\.$/)).toBeDefined();
		expect(screen.getByLabelText("Code postal").getAttribute("aria-invalid")).toBe("true");
		await userEvent.selectOptions(screen.getByLabelText("Pays"), "Belgique");
		await waitFor(() => expect(screen.getByLabelText("Code postal").hasAttribute("aria-invalid")).toBe(false));
		expect(sent(calls)).toEqual([]);
	});

	it("edits an address in its place; the default one keeps its mark", async () => {
		const kept = [grasse, brussels];
		const calls = open(kept, {
			"PUT /addresses/a1": () => {
				kept[0] = { ...grasse, street: "4 place aux Aires" };
				return { body: kept[0] };
			},
		});
		await userEvent.click(within(await card("3 place aux Aires")).getByRole("button", { name: /Modifier/ }));
		expect(screen.queryByLabelText("Utiliser comme adresse par défaut")).toBeNull();
		await fill("Numéro et rue", "4 place aux Aires");
		await userEvent.click(await button("Enregistrer l'adresse"));
		const edited = await card("4 place aux Aires");
		await waitFor(() => expect(document.activeElement).toBe(edited));
		const { id: _, ...values } = grasse;
		expect(sent(calls)).toMatchObject([
			{ route: "PUT /addresses/a1", body: { ...values, street: "4 place aux Aires" } },
		]);
	});

	it("'Données d'adresse invalides ou adresse déjà existante': shows it with the field, keeps what was typed", async () => {
		const message = "Données d'adresse invalides ou adresse déjà existante";
		open([grasse], {
			"POST /addresses": failure(400, "ADDRESS_REFUSED", message, {
				errors: [{ field: "street", message: "Cette adresse figure déjà dans votre carnet." }],
			}),
		});
		await userEvent.click(await button("Ajouter une adresse"));
		await fill("Numéro et rue", "3 place aux Aires");
		await fill("Code postal", "06130");
		await fill("Ville", "Grasse");
		await userEvent.click(await button("Enregistrer l'adresse"));
		expect((await screen.findByRole("alert")).textContent).toBe(message);
		expect(screen.getByText("Cette adresse figure déjà dans votre carnet.")).toBeDefined();
		expect(screen.getByLabelText("Ville")).toHaveProperty("value", "Grasse");
	});

	it("a shop out of reach keeps the form as it was typed", async () => {
		open([], { "POST /addresses": "network" });
		await userEvent.click(await button("Ajouter une adresse"));
		await fill("Numéro et rue", "1 rue Neuve");
		await fill("Code postal", "75011");
		await fill("Ville", "Paris");
		await userEvent.click(await button("Enregistrer l'adresse"));
		expect((await screen.findByRole("alert")).textContent).toMatch(/La boutique ne répond pas/);
		expect(screen.getByLabelText("Numéro et rue")).toHaveProperty("value", "1 rue Neuve");
	});

	it("an address that another tab deletes takes its form with it, and the page offers to add one", async () => {
		const kept = [grasse];
		open(kept);
		await userEvent.click(within(await card("3 place aux Aires")).getByRole("button", { name: /Modifier/ }));
		kept.pop();
		act(() => void window.dispatchEvent(new Event("visibilitychange")));
		expect(await screen.findByRole("heading", { name: "Aucune adresse enregistrée" })).toBeDefined();
	});

	it("closing without saving gives the focus back", async () => {
		open([grasse]);
		await userEvent.click(await button("Ajouter une adresse"));
		await userEvent.click(await button("Fermer sans enregistrer"));
		await waitFor(async () => expect(document.activeElement).toBe(await button("Ajouter une adresse")));
		await userEvent.click(within(await card("3 place aux Aires")).getByRole("button", { name: /Modifier/ }));
		await userEvent.click(await button("Fermer sans enregistrer"));
		const same = await card("3 place aux Aires");
		await waitFor(() => expect(document.activeElement).toBe(same));
	});
});

describe("default and deletion", () => {
	it("makes another address the default", async () => {
		const kept = [grasse, brussels];
		open(kept, {
			"PATCH /addresses/a2/default": () => {
				kept.splice(0, 2, { ...brussels, isDefault: true }, { ...grasse, isDefault: false });
				return { body: kept[0] };
			},
		});
		await userEvent.click(within(await card("1 rue Neuve")).getByRole("button", { name: /Utiliser par défaut/ }));
		await waitFor(async () => expect(within(await card("1 rue Neuve")).getByText("Adresse par défaut")).toBeDefined());
		expect(within(await card("3 place aux Aires")).queryByText("Adresse par défaut")).toBeNull();
		expect(screen.getByText("Adresse par défaut changée.")).toBeDefined();
	});

	it("deletes at once, offers 'Annuler' with the focus on it, and puts the address back as it was", async () => {
		const kept = [grasse];
		const calls = open(kept, {
			"DELETE /addresses/a1": () => {
				kept.pop();
				return { status: 204, body: undefined };
			},
			"POST /addresses": () => {
				kept.push({ ...grasse, id: "a9" });
				return { status: 201, body: { ...grasse, id: "a9" } };
			},
		});
		await userEvent.click(within(await card("3 place aux Aires")).getByRole("button", { name: /Supprimer/ }));
		const undo = await button("Annuler");
		expect(document.activeElement).toBe(undo);
		expect(screen.getByText(/^L'adresse «\s3 place aux Aires\s» a été supprimée\.$/)).toBeDefined();
		expect(screen.queryByRole("article")).toBeNull();
		await userEvent.click(undo);
		const back = await card("3 place aux Aires");
		await waitFor(() => expect(document.activeElement).toBe(back));
		expect(screen.queryByRole("button", { name: "Annuler" })).toBeNull();
		const { id: _, ...values } = grasse;
		expect(sent(calls).at(-1)).toMatchObject({ route: "POST /addresses", body: values });
	});

	it("an address that another tab has deleted is gone without a complaint", async () => {
		const kept = [grasse];
		open(kept, {
			"DELETE /addresses/a1": () => {
				kept.pop();
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

	it("an undo that fails keeps its offer", async () => {
		const kept = [grasse];
		open(kept, {
			"DELETE /addresses/a1": () => {
				kept.pop();
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
