import { ACCOUNT_MESSAGES } from "@confiserie/domain/accounts/account";
import { CUSTOMERS } from "@confiserie/domain/contract/customers.docs";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { ConfirmEmailPage, ForgottenPasswordPage, InvitationPage, ResetPasswordPage, SettingsPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const SECURITY = { hasPassword: true, hasGoogle: false, otherSessions: 2, pendingEmail: null };

const SESSIONS = [
	{ id: "acses_1", createdAt: "2026-11-21T08:00:00.000Z", lastSeenAt: "2026-11-22T08:00:00.000Z", isThis: true },
	{ id: "acses_2", createdAt: "2026-11-02T08:00:00.000Z", lastSeenAt: "2026-11-20T08:00:00.000Z", isThis: false },
];

let close = () => {};
function open(routes: Record<string, FakeRoute | "network"> = {}, part: "profile" | "security" | "data" = "profile") {
	visit(`/account/${part}`);
	storeToken(camille.token);
	const calls = fakeApi({
		"GET /auth/me": { body: camille },
		"GET /auth/security": { body: SECURITY },
		"GET /auth/business": { body: { business: null } },
		"GET /auth/sessions": { body: SESSIONS },
		"GET /auth/newsletter": { body: { state: "NONE" } },
		"GET /auth/allergens": { body: { without: ["ARACHIDES"], allowTraces: false } },
		...routes,
	});
	const { unmount } = renderInShop(<SettingsPage part={part} />);
	close = unmount;
	return calls;
}
const form = (name: string) => screen.findByRole("form", { name }, { timeout: 4000 });
const sent = (calls: ReturnType<typeof fakeApi>) => calls.filter(({ route }) => !route.startsWith("GET "));

beforeEach(() => sessionStorage.clear());

describe("/account", () => {
	it("shows the allergens that it remembers, and offers a changed choice to what stores it with consent", async () => {
		const calls = open({}, "data");
		const peanuts = await screen.findByLabelText<HTMLInputElement>("Sans arachides");
		expect(peanuts.checked).toBe(true);
		await userEvent.click(screen.getByLabelText("Sans lait"));
		const choice = document.querySelector("[data-avoided]")?.getAttribute("data-avoided");
		expect(JSON.parse(choice ?? "")).toEqual({ without: ["ARACHIDES", "LAIT"], allowTraces: false });
		expect(sent(calls)).toEqual([]);
	});

	it("changes the name, which the whole page then shows", async () => {
		const calls = open({ "PUT /auth/name": { body: { ...camille, firstName: "Anaïs" } } });
		const card = within(await form("Nom et prénom"));
		await userEvent.clear(card.getByLabelText("Prénom"));
		await userEvent.type(card.getByLabelText("Prénom"), "Anaïs");
		await userEvent.click(card.getByRole("button", { name: "Enregistrer mon nom" }));
		expect(await card.findByText("Votre nom est enregistré.")).toBeDefined();
		expect(sent(calls)).toMatchObject([{ route: "PUT /auth/name", body: { firstName: "Anaïs", lastName: "Martin" } }]);
	});

	it("says 'Le nom et le prénom sont requis' and sends nothing", async () => {
		const calls = open();
		const card = within(await form("Nom et prénom"));
		await userEvent.clear(card.getByLabelText("Nom"));
		await userEvent.click(card.getByRole("button", { name: "Enregistrer mon nom" }));
		expect(await card.findByText("Le nom et le prénom sont requis")).toBeDefined();
		expect(sent(calls)).toEqual([]);
	});

	it("hands over everything that the shop knows as a page and as JSON", async () => {
		const calls = open({ "GET /auth/data": { body: CUSTOMERS.answers.PersonalData.example } }, "data");
		const urls = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
		await userEvent.click(await screen.findByRole("button", { name: "Fichier JSON" }));
		await waitFor(() => expect(urls).toHaveBeenCalledTimes(1));
		await userEvent.click(screen.getByRole("button", { name: "Page à lire" }));
		await waitFor(() => expect(urls).toHaveBeenCalledTimes(2));
		const types = urls.mock.calls.map(([blob]) => (blob instanceof Blob ? blob.type : ""));
		expect(types).toEqual(["application/json", "text/html"]);
		expect(calls.filter(({ route }) => route === "GET /auth/data")).toHaveLength(2);
	});

	it("erases the account with its own e-mail and the password, and leaves", async () => {
		const calls = open({ "POST /auth/erasure": { body: undefined }, "POST /auth/logout": { body: undefined } }, "data");
		const card = within(await form("Effacer mon compte"));
		const press = () => userEvent.click(card.getByRole("button", { name: "Effacer définitivement mon compte" }));
		await userEvent.type(card.getByLabelText("Votre mot de passe"), "ancien-1");
		await press();
		expect(await card.findByText("Saisissez l'adresse de votre compte.")).toBeDefined();
		expect(sent(calls)).toEqual([]);
		await userEvent.type(card.getByLabelText(/Votre adresse email/), camille.email);
		await press();
		await waitFor(() => expect(router.push).toHaveBeenCalledWith("/"));
		expect(sent(calls)[0]).toMatchObject({ route: "POST /auth/erasure", body: { email: camille.email } });
	});

	const typePasswords = async (current: string, next: string, confirmation = next) => {
		const card = within(await form("Mot de passe"));
		const user = userEvent.setup();
		await user.type(card.getByLabelText("Mot de passe actuel"), current);
		await user.type(card.getByLabelText("Nouveau mot de passe"), next);
		await user.type(card.getByLabelText("Confirmation du nouveau mot de passe"), confirmation);
		await user.click(card.getByRole("button", { name: "Changer mon mot de passe" }));
		return card;
	};

	it("changes the password and says that the other devices are logged out", async () => {
		const calls = open({ "PUT /auth/password": { body: undefined } }, "security");
		const card = await typePasswords("ancien-1", "nouveau-2");
		expect(await card.findByText(/Vos autres appareils sont déconnectés/)).toBeDefined();
		expect(sent(calls).at(-1)?.body).toEqual({ currentPassword: "ancien-1", newPassword: "nouveau-2" });
		expect(card.getByLabelText("Nouveau mot de passe")).toHaveProperty("value", "");
	});

	it("says 'Les mots de passe ne correspondent pas' and sends nothing", async () => {
		const calls = open({}, "security");
		const card = await typePasswords("ancien-1", "nouveau-2", "autre");
		expect(await card.findByText("Les mots de passe ne correspondent pas")).toBeDefined();
		expect(sent(calls)).toEqual([]);
	});

	it("shows a wrong current password at its field, and the session goes on", async () => {
		const message = "Ce n'est pas votre mot de passe actuel.";
		const errors = [{ field: "currentPassword", message }];
		open({ "PUT /auth/password": failure(400, "WRONG_PASSWORD", message, { errors }) }, "security");
		const card = await typePasswords("faux-1", "nouveau-2");
		expect(await card.findAllByText(message)).toHaveLength(2);
		expect(localStorage.getItem("accessToken")).toBe(camille.token);
	});

	it("sends a link to a new address, with the password", async () => {
		const calls = open({ "POST /auth/email": { body: undefined } });
		const card = within(await form("Email"));
		await userEvent.type(card.getByLabelText("Nouvelle adresse email"), "neuve@exemple.fr");
		await userEvent.type(card.getByLabelText("Votre mot de passe"), "Demo-client-2026");
		await userEvent.click(card.getByRole("button", { name: "Envoyer le lien de confirmation" }));
		expect(await card.findByText(/Un lien est parti à neuve@exemple.fr/)).toBeDefined();
		expect(sent(calls).at(-1)?.body).toEqual({ email: "neuve@exemple.fr", password: "Demo-client-2026" });
	});

	it("lists where one is signed in, and ends one session", async () => {
		const calls = open(
			{
				"GET /auth/sessions": { body: SESSIONS },
				"DELETE /auth/sessions/acses_2": { status: 204, body: undefined },
			},
			"security",
		);
		const card = within(await form("Appareils connectés"));
		expect(await card.findByText("Cet appareil")).toBeDefined();
		await userEvent.click(await card.findByRole("button", { name: /^Déconnecter .*20\/11\/2026/ }));
		await waitFor(() => expect(sent(calls)).toMatchObject([{ route: "DELETE /auth/sessions/acses_2" }]));
		await waitFor(() => expect(calls.filter(({ route }) => route === "GET /auth/sessions")).toHaveLength(2));
	});

	it("ends all other sessions", async () => {
		open({ "GET /auth/sessions": { body: SESSIONS }, "DELETE /auth/sessions": { body: { ended: 2 } } }, "security");
		const card = within(await form("Appareils connectés"));
		expect(card.getByText("Vous êtes aussi connecté sur 2 autres appareils.")).toBeDefined();
		await userEvent.click(card.getByRole("button", { name: "Déconnecter tous les autres appareils" }));
		expect(await card.findByText("2 autres appareils sont déconnectés.")).toBeDefined();
	});

	it("offers a first password by mail to an account that Google opened", async () => {
		const google = {
			"GET /auth/security": { body: { ...SECURITY, hasPassword: false, hasGoogle: true } },
			"POST /auth/password/forgotten": { body: undefined },
		};
		const calls = open(google, "security");
		const card = within(await form("Mot de passe"));
		await userEvent.click(card.getByRole("button", { name: "Recevoir un lien pour en choisir un" }));
		expect(await card.findByText(/Un lien est parti à client@demo.fr/)).toBeDefined();
		expect(sent(calls).at(-1)?.body).toEqual({ email: camille.email });
		close();
		open(google);
		expect(within(await form("Email")).queryByLabelText("Votre mot de passe")).toBeNull();
	});

	it("401 leads to /login and gives back what was typed, to the same person alone, without the password", async () => {
		open({ "POST /auth/email": failure(401, "UNAUTHENTICATED", "Authentification requise") });
		const card = within(await form("Email"));
		await userEvent.type(card.getByLabelText("Nouvelle adresse email"), "neuve@exemple.fr");
		await userEvent.type(card.getByLabelText("Votre mot de passe"), "secret-secret");
		await userEvent.click(card.getByRole("button", { name: "Envoyer le lien de confirmation" }));
		await waitFor(() => expect(router.push).toHaveBeenCalledWith("/login?redirect=%2Faccount%2Fprofile"));
		expect(JSON.stringify({ ...sessionStorage })).not.toContain("secret-secret");
		close();
		open();
		await waitFor(async () =>
			expect(within(await form("Email")).getByLabelText("Nouvelle adresse email")).toHaveProperty(
				"value",
				"neuve@exemple.fr",
			),
		);
		expect(sessionStorage).toHaveLength(0);
	});
});

describe("/forgotten-password", () => {
	it("says the same whatever the address", async () => {
		visit("/forgotten-password");
		const calls = fakeApi({ "POST /auth/password/forgotten": { body: undefined } });
		renderInShop(<ForgottenPasswordPage />);
		await userEvent.type(screen.getByLabelText("Email"), "camille@exemple.fr");
		await userEvent.click(screen.getByRole("button", { name: "Recevoir le lien" }));
		expect(await screen.findByText("Regardez votre boîte de réception")).toBeDefined();
		expect(calls.map(({ body }) => body)).toEqual([{ email: "camille@exemple.fr" }]);
	});

	it("shows the server's words when it is asked too often", async () => {
		visit("/forgotten-password");
		fakeApi({ "POST /auth/password/forgotten": failure(429, "RATE_LIMITED", "Trop de tentatives.") });
		renderInShop(<ForgottenPasswordPage />);
		await userEvent.type(screen.getByLabelText("Email"), "camille@exemple.fr");
		await userEvent.click(screen.getByRole("button", { name: "Recevoir le lien" }));
		expect((await screen.findByRole("alert")).textContent).toBe("Trop de tentatives.");
		expect(screen.getByLabelText("Email")).toHaveProperty("value", "camille@exemple.fr");
	});
});

describe("mailed links leave the address at once", () => {
	it("/reset-password sets the password", async () => {
		visit("/reset-password?token=abc");
		const calls = fakeApi({ "POST /auth/password/reset": { body: undefined } });
		renderInShop(<ResetPasswordPage />);
		await userEvent.type(
			await screen.findByLabelText("Nouveau mot de passe", { selector: "input" }),
			"Berlingot-7-2026",
		);
		await userEvent.type(screen.getByLabelText("Confirmation du nouveau mot de passe"), "Berlingot-7-2026");
		expect(window.location.search).toBe("");
		await userEvent.click(screen.getByRole("button", { name: "Changer mon mot de passe" }));
		expect(await screen.findByText("Votre mot de passe est changé")).toBeDefined();
		await waitFor(() => expect(document.activeElement?.textContent).toContain("Votre mot de passe est changé"));
		expect(calls.map(({ body }) => body)).toEqual([{ token: "abc", password: "Berlingot-7-2026" }]);
	});

	it("/reset-password offers a new link when this one is over", async () => {
		visit("/reset-password?token=abc");
		fakeApi({ "POST /auth/password/reset": failure(400, "LINK_REFUSED", "Ce lien n'est plus valable.") });
		renderInShop(<ResetPasswordPage />);
		await userEvent.type(
			await screen.findByLabelText("Nouveau mot de passe", { selector: "input" }),
			"Berlingot-7-2026",
		);
		await userEvent.type(screen.getByLabelText("Confirmation du nouveau mot de passe"), "Berlingot-7-2026");
		await userEvent.click(screen.getByRole("button", { name: "Changer mon mot de passe" }));
		expect(await screen.findByText("Ce lien n'est plus valable.")).toBeDefined();
		expect(screen.getByRole("link", { name: "Demander un nouveau lien" })).toBeDefined();
	});

	it("/reset-password shows a password that is too common at its field: its link is still good", async () => {
		visit("/reset-password?token=abc");
		const message = ACCOUNT_MESSAGES.passwordCommon;
		fakeApi({
			"POST /auth/password/reset": failure(400, "VALIDATION", message, { errors: [{ field: "password", message }] }),
		});
		renderInShop(<ResetPasswordPage />);
		await userEvent.type(await screen.findByLabelText("Nouveau mot de passe", { selector: "input" }), "motdepasse");
		await userEvent.type(screen.getByLabelText("Confirmation du nouveau mot de passe"), "motdepasse");
		await userEvent.click(screen.getByRole("button", { name: "Changer mon mot de passe" }));
		expect(await screen.findAllByText(message)).toHaveLength(1);
		expect(screen.queryByRole("link", { name: "Demander un nouveau lien" })).toBeNull();
	});

	const join = async (firstName = "Ada") => {
		visit("/invitation?token=abc");
		renderInShop(<InvitationPage />);
		if (firstName) await userEvent.type(await screen.findByLabelText("Prénom"), firstName);
		await userEvent.type(await screen.findByLabelText("Nom"), "Berlingot");
		await userEvent.type(
			await screen.findByLabelText("Nouveau mot de passe", { selector: "input" }),
			"Berlingot-7-2026",
		);
		await userEvent.type(screen.getByLabelText("Confirmation du nouveau mot de passe"), "Berlingot-7-2026");
		expect(window.location.search).toBe("");
		await userEvent.click(screen.getByRole("button", { name: "Accepter l'invitation" }));
	};

	it("/invitation joins the team and leads to the back office", async () => {
		const calls = fakeApi({ "POST /auth/password/reset": { body: undefined } });
		await join();
		expect(await screen.findByText("Vous faites partie de l'équipe")).toBeDefined();
		expect(calls.map(({ body }) => body)).toEqual([
			{ token: "abc", password: "Berlingot-7-2026", firstName: "Ada", lastName: "Berlingot" },
		]);
		expect(screen.getByRole("link", { name: "Ouvrir le back-office" }).getAttribute("href")).toBe(
			"/login?redirect=%2Fadmin",
		);
	});

	it("/invitation asks for the name, and sends nothing without it", async () => {
		const calls = fakeApi({});
		await join("");
		expect(await screen.findByText("Le nom et le prénom sont requis")).toBeDefined();
		expect(calls).toEqual([]);
	});

	it("/invitation that is over is sent again by who invited, not by the shop", async () => {
		fakeApi({ "POST /auth/password/reset": failure(400, "LINK_REFUSED", "Ce lien n'est plus valable.") });
		await join();
		expect((await screen.findByRole("alert")).textContent).toContain("Demandez à qui vous a invité de la renvoyer.");
		expect(screen.queryByRole("link", { name: "Demander un nouveau lien" })).toBeNull();
		expect(screen.getByRole("link", { name: "Se connecter" })).toBeDefined();
	});

	it("/confirm-email confirms on a press, not on the visit", async () => {
		visit("/confirm-email?token=abc");
		const calls = fakeApi({ "POST /auth/email/confirm": { body: { accountId: "cus_9", email: "neuve@exemple.fr" } } });
		renderInShop(<ConfirmEmailPage />);
		const press = await screen.findByRole("button", { name: "Confirmer ma nouvelle adresse" });
		expect(window.location.search).toBe("");
		expect(calls).toEqual([]);
		await userEvent.click(press);
		expect(await screen.findByText("Votre adresse est confirmée")).toBeDefined();
		expect(calls.map(({ body }) => body)).toEqual([{ token: "abc" }]);
	});
});
