import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { AuthPage } from "./server";
import { sent } from "./test-auth";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);
beforeEach(() => visit("/login"));

describe("register", () => {
	const fill = async (values: Record<string, string>) => {
		const user = userEvent.setup();
		for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
		await user.click(screen.getByRole("button", { name: "Créer mon compte" }));
	};
	const complete = {
		Prénom: "Camille",
		Nom: "Martin",
		Email: "camille@exemple.fr",
		Téléphone: "06 12 34 56 78",
		"Mot de passe": "Sucre-et-miel-7",
		"Confirmation du mot de passe": "Sucre-et-miel-7",
	};

	it("sends the phone as dial code plus digits and leaves the confirmation out", async () => {
		const calls = fakeApi({ "POST /auth/register": { body: camille } });
		renderInShop(<AuthPage screen="register" />);
		await fill(complete);
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/"));
		expect(sent(calls)[0]?.body).toEqual({
			firstName: "Camille",
			lastName: "Martin",
			email: "camille@exemple.fr",
			phoneNumber: "+33612345678",
			password: "Sucre-et-miel-7",
		});
	});

	it("opens a professional account with its company, once it has a name", async () => {
		const calls = fakeApi({ "POST /auth/register": { body: camille } });
		renderInShop(<AuthPage screen="register" />);
		await userEvent.click(screen.getByRole("checkbox", { name: "J'achète pour une entreprise ou une association" }));
		await userEvent.type(screen.getByLabelText(/TVA intracommunautaire/), "FR44732829320");
		await fill(complete);
		expect(await screen.findByText("Saisissez la raison sociale.")).toBeDefined();
		expect(sent(calls)).toEqual([]);
		await fill({ "Raison sociale": "Fêtes et fils" });
		await waitFor(() => expect(sent(calls)).toHaveLength(1));
		expect(sent(calls)[0]?.body).toMatchObject({
			email: "camille@exemple.fr",
			business: { company: "Fêtes et fils", registration: "", vatNumber: "FR44732829320", billingAddress: null },
		});
	});

	it("groups the number for its country and follows the country selector", async () => {
		fakeApi({});
		renderInShop(<AuthPage screen="register" />);
		const phone = screen.getByLabelText("Téléphone");
		await userEvent.type(phone, "0612345678");
		expect(phone).toHaveProperty("value", "6 12 34 56 78");
		await userEvent.selectOptions(screen.getByLabelText("Pays du téléphone"), "ES");
		expect(phone).toHaveProperty("value", "612 345 678");
		await userEvent.clear(phone);
		await userEvent.click(phone);
		await userEvent.paste("+32 470 12 34 56");
		expect(screen.getByLabelText("Pays du téléphone")).toHaveProperty("value", "BE");
	});

	it("questions an address that can hardly exist, and sends it all the same", async () => {
		const calls = fakeApi({ "POST /auth/register": { body: camille } });
		renderInShop(<AuthPage screen="register" />);
		await fill({ ...complete, Email: "camille..martin@exemple.fr" });
		expect(screen.getByText(/^Vérifiez cette adresse\s:/)).toBeDefined();
		await waitFor(() => expect(sent(calls).at(-1)?.body).toMatchObject({ email: "camille..martin@exemple.fr" }));
	});

	it("has a message for each rule", async () => {
		const calls = fakeApi({});
		renderInShop(<AuthPage screen="register" />);
		await fill({
			Prénom: " ",
			Email: "pas-un-email",
			Téléphone: "12",
			"Mot de passe": "court",
			"Confirmation du mot de passe": "autre",
		});
		for (const message of [
			"Adresse email invalide",
			"Numéro de téléphone invalide",
			"Le mot de passe doit contenir au moins 8 caractères",
			"Les mots de passe ne correspondent pas",
		])
			expect(await screen.findByText(message)).toBeDefined();
		expect(screen.getAllByText("Le nom et le prénom sont requis")).toHaveLength(2);
		expect(sent(calls)).toEqual([]);
	});

	it.each([
		["Court-1", "Faible"],
		["motdepasse", "Faible"],
		["Motdepasse", "Moyen"],
		["Sucre-et-miel-7", "Fort"],
	])("strength of %s is %s", async (password, strength) => {
		fakeApi({});
		renderInShop(<AuthPage screen="register" />);
		await userEvent.type(screen.getByLabelText("Mot de passe"), password);
		expect(screen.getByRole("status").textContent).toBe(`Force du mot de passe : ${strength}`);
	});

	it("409 reads 'Un compte existe déjà avec cet email' and nothing typed is lost", async () => {
		fakeApi({ "POST /auth/register": failure(409, "EMAIL_TAKEN", "x") });
		renderInShop(<AuthPage screen="register" />);
		await fill(complete);
		expect((await screen.findByRole("alert")).textContent).toBe("Un compte existe déjà avec cet email");
		expect(screen.getByLabelText("Prénom")).toHaveProperty("value", "Camille");
	});

	it("another 409 has the server's own words", async () => {
		fakeApi({ "POST /auth/register": failure(409, "COMPANY_REGISTERED", "Cette entreprise est déjà cliente.") });
		renderInShop(<AuthPage screen="register" />);
		await fill(complete);
		expect((await screen.findByRole("alert")).textContent).toBe("Cette entreprise est déjà cliente.");
	});

	it("'Erreur lors de l'inscription' when the shop cannot be reached", async () => {
		fakeApi({ "POST /auth/register": "network" });
		renderInShop(<AuthPage screen="register" />);
		await fill(complete);
		expect((await screen.findByRole("alert")).textContent).toMatch(/^Erreur lors de l'inscription\./);
	});

	it("puts the server's complaints at their fields", async () => {
		fakeApi({
			"POST /auth/register": failure(400, "VALIDATION", "Vérifiez votre saisie.", {
				errors: [{ field: "phoneNumber", message: "Numéro de téléphone invalide" }],
			}),
		});
		renderInShop(<AuthPage screen="register" />);
		await fill(complete);
		expect((await screen.findByRole("alert")).textContent).toBe("Vérifiez votre saisie.");
		expect(screen.getByText("Numéro de téléphone invalide")).toBeDefined();
	});
});

it.each(["login", "register"] as const)("/%s has a close link that leads home", async (page) => {
	visit(`/${page}`);
	fakeApi({});
	renderInShop(<AuthPage screen={page} />);
	expect((await screen.findByRole("link", { name: "Fermer et revenir à l'accueil" })).getAttribute("href")).toBe("/");
});
