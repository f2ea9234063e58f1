import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { rememberWantedPage } from "@/lib/wanted-page";
import { UserButton } from ".";
import { logIn, sent, WantsBack, WantsCheckout } from "./test-auth";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);
beforeEach(() => visit("/login"));

describe("the modal", () => {
	beforeEach(() => visit("/products?tag=BIO"));
	const open = async () => {
		await userEvent.click(await screen.findByRole("button", { name: "Se connecter ou créer un compte" }));
		return within(await screen.findByRole("dialog", { name: "Connexion" }, { timeout: 4000 }));
	};

	it("opens from the header's user icon, shows the server's message, and closes where one was", async () => {
		let answer: { status?: number; body: unknown } = failure(429, "RATE_LIMITED", "Trop de tentatives.");
		fakeApi({
			"POST /auth/login": () => answer,
			"GET /orders": { body: { content: [], totalElements: 0, last: true } },
		});
		renderInShop(<UserButton />);
		const dialog = await open();
		await userEvent.type(dialog.getByLabelText("Email"), "client@demo.fr");
		await userEvent.type(dialog.getByLabelText("Mot de passe"), "Demo-client-2026");
		await userEvent.click(dialog.getByRole("button", { name: "Se connecter" }));
		expect((await dialog.findByRole("alert")).textContent).toBe("Trop de tentatives.");
		answer = { body: camille };
		await userEvent.click(dialog.getByRole("button", { name: "Se connecter" }));
		const account = await screen.findByRole("button", { name: /mon compte, Camille Martin$/ });
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		await waitFor(() => expect(document.activeElement).toBe(account));
		expect(router.push).not.toHaveBeenCalled();
	});

	it("has the registration too, with phone, strength and confirmation", async () => {
		const calls = fakeApi({ "POST /auth/register": failure(409, "EMAIL_TAKEN", "x") });
		renderInShop(<UserButton />);
		await userEvent.click((await open()).getByRole("button", { name: "Créer un compte" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Créer un compte" }));
		const typed: [string, string][] = [
			["Prénom", "Camille"],
			["Nom", "Martin"],
			["Email", "client@demo.fr"],
			["Téléphone", "0612345678"],
			["Mot de passe", "Sucre-et-miel-7"],
			["Confirmation du mot de passe", "Sucre-et-miel-7"],
		];
		for (const [label, text] of typed) await userEvent.type(dialog.getByLabelText(label), text);
		expect(dialog.getByText("Fort")).toBeDefined();
		await userEvent.click(dialog.getByRole("button", { name: "Créer mon compte" }));
		expect(await dialog.findByText("Un compte existe déjà avec cet email")).toBeDefined();
		expect(sent(calls).at(-1)?.body).toMatchObject({ phoneNumber: "+33612345678" });
	});

	it("leads to the page that was wanted, and once closed without a response forgets it", async () => {
		fakeApi({
			"POST /auth/login": { body: camille },
			"GET /orders": { body: { content: [], totalElements: 0, last: true } },
		});
		renderInShop(<WantsCheckout />);
		const press = async () => {
			await userEvent.click(await screen.findByRole("button", { name: "Passer commande" }));
			return within(await screen.findByRole("dialog", { name: "Connexion" }, { timeout: 4000 }));
		};
		await press();
		await userEvent.keyboard("{Escape}");
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(localStorage.getItem("redirectAfterAuth")).toBeNull();
		const dialog = await press();
		await userEvent.type(dialog.getByLabelText("Email"), "client@demo.fr");
		await userEvent.type(dialog.getByLabelText("Mot de passe"), "Demo-client-2026");
		await userEvent.click(dialog.getByRole("button", { name: "Se connecter" }));
		await waitFor(() => expect(router.push).toHaveBeenCalledWith("/checkout"));
		expect(localStorage.getItem("redirectAfterAuth")).toBeNull();
	});

	it("forgets the page that was wanted once the visitor opens another one", async () => {
		fakeApi({});
		renderInShop(<WantsCheckout />);
		await userEvent.click(await screen.findByRole("button", { name: "Passer commande" }));
		await screen.findByRole("dialog", { name: "Connexion" }, { timeout: 4000 });
		visit("/products/prod_1");
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(localStorage.getItem("redirectAfterAuth")).toBeNull();
	});

	it("leads back to the form that asked for it, whatever page was wanted before", async () => {
		fakeApi({ "POST /auth/login": { body: camille } });
		rememberWantedPage("/checkout");
		const goBack = vi.fn();
		renderInShop(<WantsBack goBack={goBack} />);
		await userEvent.click(await screen.findByRole("button", { name: "Demander un devis" }));
		await logIn();
		await waitFor(() => expect(goBack).toHaveBeenCalledOnce());
		expect(router.push).not.toHaveBeenCalled();
	});
});
