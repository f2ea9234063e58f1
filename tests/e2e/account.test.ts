import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { api, registerCustomer } from "../support/api";
import { expect, expectAccessible, test } from "../support/browser";
import { atGoogle, googleClaims } from "../support/google";
import { mailedToken } from "../support/mailed";

const heading = (page: Page, name: string) => page.getByRole("main").getByRole("heading", { name, level: 1 });
const card = (page: Page, name: string) => page.getByRole("form", { name, exact: true });
const field = (page: Page, label: string) => page.getByRole("main").getByRole("textbox", { name: label, exact: true });

async function logIn(page: Page, email: string, password: string): Promise<void> {
	await field(page, "Email").fill(email);
	await page.getByRole("main").locator("input[type=password]").fill(password);
	await page.getByRole("main").getByRole("button", { name: "Se connecter", exact: true }).click();
}

test.describe("an account", () => {
	test("Google signs in, returns to the wanted page, and asks the password of an account that exists", async ({
		context,
		page,
		problems,
	}) => {
		await atGoogle({ claims: googleClaims() });
		await page.goto("/orders");
		await page.waitForURL(/\/login\?redirect=%2Forders$/);
		await page.getByRole("link", { name: "Continuer avec Google" }).waitFor();
		await expectAccessible(page);
		await page.getByRole("link", { name: "Continuer avec Google" }).click();
		await heading(page, "Mes commandes").waitFor();
		expect(new URL(page.url()).search).toBe("");
		await context.clearCookies();
		await page.evaluate(() => localStorage.clear());

		const customer = await registerCustomer();
		await atGoogle({ claims: googleClaims({ email: customer.email }) });
		await page.goto("/login?redirect=/account/security");
		await page.getByRole("link", { name: "Continuer avec Google" }).click();
		await page.getByText("Vous avez déjà un compte").waitFor();
		expect(page.url()).toMatch(/\/auth\/callback$/);
		await expectAccessible(page);
		await page.getByRole("main").locator("input[type=password]").fill(customer.password);
		await page.getByRole("button", { name: "Relier et se connecter" }).click();
		await heading(page, "Connexion et sécurité").waitFor();
		await page.getByText("reliée à ce compte").waitFor();
		expect(problems).toEqual([]);
	});

	test("name, password, e-mail, and a forgotten password", async ({ page, problems }) => {
		const { email, password, token } = await registerCustomer();
		await page.goto("/login?redirect=/account");
		await logIn(page, email, password);
		await heading(page, "Mon compte").waitFor();
		await page.getByRole("heading", { name: "Votre première commande" }).waitFor();
		await expectAccessible(page);
		const places = page.getByRole("navigation", { name: "Votre compte" });

		await places.getByRole("link", { name: "Coordonnées" }).click();
		await heading(page, "Mes coordonnées").waitFor();
		await card(page, "Nom et prénom").getByLabel("Prénom").fill("Anaïs");
		await page.getByRole("button", { name: "Enregistrer mon nom" }).click();
		await page.getByText("Votre nom est enregistré.").waitFor();

		await page.goto("/account/security");
		await card(page, "Appareils connectés").waitFor();
		await expectAccessible(page);
		const changed = "Berlingot-citron-2026";
		const passwords = card(page, "Mot de passe").locator("input[type=password]");
		await passwords.nth(0).fill(password);
		await passwords.nth(1).fill(changed);
		await passwords.nth(2).fill(changed);
		await page.getByRole("button", { name: "Changer mon mot de passe" }).click();
		await page.getByText(/Votre mot de passe est changé/).waitFor();
		expect((await api("/auth/me", { token })).status).toBe(401);
		await expectAccessible(page);

		await page.goto("/account/profile");
		const moved = `neuve-${randomUUID()}@exemple.fr`;
		await card(page, "Email").getByLabel("Nouvelle adresse email").fill(moved);
		await card(page, "Email").locator("input[type=password]").fill(changed);
		await page.getByRole("button", { name: "Envoyer le lien de confirmation" }).click();
		await page.getByText(/Un lien est parti/).waitFor();
		await page.goto(`/confirm-email?token=${await mailedToken(moved, "email-change-confirm", "/confirm-email")}`);
		await page.getByRole("button", { name: "Confirmer ma nouvelle adresse" }).click();
		await page.getByText("Votre adresse est confirmée").waitFor();
		await expectAccessible(page);

		await page.getByRole("button", { name: /mon compte, Anaïs/ }).click();
		await page.getByRole("button", { name: "Se déconnecter" }).click();
		await page.goto("/login");
		await page.getByRole("link", { name: /^Mot de passe oublié/ }).click();
		await heading(page, "Mot de passe oublié").waitFor();
		await expectAccessible(page);
		await field(page, "Email").fill(moved);
		await page.getByRole("button", { name: "Recevoir le lien" }).click();
		await page.getByText("Regardez votre boîte de réception").waitFor();

		await page.goto(`/reset-password?token=${await mailedToken(moved, "password-reset", "/reset-password")}`);
		await heading(page, "Nouveau mot de passe").waitFor();
		await expectAccessible(page);
		// The link is a key: it leaves the address as soon as the page listens.
		await expect.poll(() => new URL(page.url()).search).toBe("");
		const fresh = page.getByRole("main").locator("input[type=password]");
		await fresh.nth(0).fill("Guimauve-verte-2026");
		await fresh.nth(1).fill("Guimauve-verte-2026");
		await page.getByRole("button", { name: "Changer mon mot de passe" }).click();
		await page.getByText("Votre mot de passe est changé").waitFor();
		await page.getByRole("link", { name: "Se connecter" }).last().click();
		await logIn(page, moved, "Guimauve-verte-2026");
		await page.getByRole("button", { name: /mon compte, Anaïs/ }).waitFor();
		expect(problems).toEqual([]);
	});
});
