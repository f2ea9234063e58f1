import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { failure } from "@/lib/testing/fake-api";
import { brussels, grasse } from "@/lib/testing/fixtures";
import { expectFocus } from "@/test/focus";
import { button, card, open, sent, visitAddresses } from "./test-addresses";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

beforeEach(visitAddresses);

describe("adding and editing", () => {
	const fill = async (label: string, text: string) => {
		await userEvent.clear(screen.getByLabelText(label));
		await userEvent.type(screen.getByLabelText(label), text);
	};

	it("says beforehand what invoices cannot print, and no longer when it is gone", async () => {
		open([], {});
		await userEvent.click(await button("Ajouter une adresse"));
		await fill("Numéro et rue", "1 rue Νέα 王");
		expect(screen.queryByText(/ne peuvent pas imprimer/)).toBeNull();
		await fill("Numéro et rue", "1 rue 🎂");
		expect(screen.getByText(/ne peuvent pas imprimer «\s🎂\s»/)).toBeDefined();
		await fill("Numéro et rue", "1 rue Neuve");
		expect(screen.queryByText(/ne peuvent pas imprimer/)).toBeNull();
	});

	it("adds an address, reads the list again and puts the focus on the new card", async () => {
		const stored = [grasse];
		const calls = open(stored, {
			"POST /addresses": () => {
				stored.push(brussels);
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
		await expectFocus(() => added);
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

	it("questions a French postal code of no department", async () => {
		open([]);
		await userEvent.click(await button("Ajouter une adresse"));
		await fill("Code postal", "96000");
		expect(await screen.findByText("Aucun département n'a le code postal 96000. Vérifiez-le.")).toBeDefined();
		expect(screen.getByLabelText("Code postal").hasAttribute("aria-invalid")).toBe(false);
		await fill("Code postal", "06130");
		expect(screen.queryByText(/^Aucun département/)).toBeNull();
	});

	it("edits an address in its place and leaves the default mark unchanged", async () => {
		const stored = [grasse, brussels];
		const calls = open(stored, {
			"PUT /addresses/a1": () => {
				stored[0] = { ...grasse, street: "4 place aux Aires" };
				return { body: stored[0] };
			},
		});
		await userEvent.click(within(await card("3 place aux Aires")).getByRole("button", { name: /Modifier/ }));
		expect(screen.queryByLabelText("Utiliser comme adresse par défaut")).toBeNull();
		await fill("Numéro et rue", "4 place aux Aires");
		await userEvent.click(await button("Enregistrer l'adresse"));
		const edited = await card("4 place aux Aires");
		await expectFocus(() => edited);
		const { id: _, ...values } = grasse;
		expect(sent(calls)).toMatchObject([
			{ route: "PUT /addresses/a1", body: { ...values, street: "4 place aux Aires" } },
		]);
	});

	it("'Données d'adresse invalides ou adresse déjà existante': shows it with the field and leaves the input unchanged", async () => {
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

	it("an unreachable shop leaves the form as typed", async () => {
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
		const stored = [grasse];
		open(stored);
		await userEvent.click(within(await card("3 place aux Aires")).getByRole("button", { name: /Modifier/ }));
		stored.pop();
		act(() => void window.dispatchEvent(new Event("visibilitychange")));
		expect(await screen.findByRole("heading", { name: "Aucune adresse enregistrée" })).toBeDefined();
	});

	it("closing without saving gives the focus back", async () => {
		open([grasse]);
		await userEvent.click(await button("Ajouter une adresse"));
		await userEvent.click(await button("Fermer sans enregistrer"));
		await expectFocus(() => button("Ajouter une adresse"));
		await userEvent.click(within(await card("3 place aux Aires")).getByRole("button", { name: /Modifier/ }));
		await userEvent.click(await button("Fermer sans enregistrer"));
		const same = await card("3 place aux Aires");
		await expectFocus(() => same);
	});
});
