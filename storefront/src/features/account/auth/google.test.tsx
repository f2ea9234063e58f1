import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { forgetWantedPage, rememberWantedPage } from "@/lib/wanted-page";
import { GoogleButton } from "./google-button";
import { AuthCallback, AuthPage } from "./server";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);
beforeEach(() => forgetWantedPage());
afterEach(() => vi.useRealTimers());

const offered = (googleSignIn: string) => ({
	"GET /settings": { body: { paymentsMode: "demo", freeShippingThreshold: 40, shippingCost: 4.99, googleSignIn } },
});

describe("'Continuer avec Google'", () => {
	it("navigates to the authorisation path with the wanted page, which is remembered", async () => {
		visit("/login?redirect=%2Fcheckout");
		fakeApi(offered("ready"));
		renderInShop(<AuthPage screen="login" />);
		const link = await screen.findByRole("link", { name: "Continuer avec Google" }, { timeout: 4000 });
		expect(link.getAttribute("href")).toBe("/api/oauth2/authorization/google?redirect=%2Fcheckout");
		link.addEventListener("click", (event) => event.preventDefault());
		await userEvent.click(link);
		expect(localStorage.getItem("redirectAfterAuth")).toBe("/checkout");
		expect(document.cookie).toContain("redirectAfterAuth=%2Fcheckout");
	});

	it("stands in the registration too, with the remembered page", async () => {
		visit("/register");
		rememberWantedPage("/orders");
		fakeApi(offered("ready"));
		renderInShop(<AuthPage screen="register" />);
		const link = await screen.findByRole("link", { name: "Continuer avec Google" }, { timeout: 4000 });
		await waitFor(() => expect(link.getAttribute("href")).toBe("/api/oauth2/authorization/google?redirect=%2Forders"));
	});

	it("says so in a demonstration without Google", async () => {
		fakeApi(offered("demo"));
		renderInShop(<GoogleButton wanted="/" />);
		expect(await screen.findByText(/^Démonstration/)).toBeDefined();
		expect(screen.getByRole("button", { name: "Continuer avec Google" })).toHaveProperty("disabled", true);
		expect(screen.queryByRole("link", { name: "Continuer avec Google" })).toBeNull();
	});

	it.each([
		["a live shop without Google", offered("off")],
		["a shop out of reach", { "GET /settings": "network" as const }],
	])("is hidden in %s", async (_name, routes) => {
		fakeApi(routes);
		renderInShop(<GoogleButton wanted="/" />);
		await waitFor(() => expect(screen.queryByText("Continuer avec Google")).toBeNull());
	});
});

describe("/auth/callback", () => {
	const token = "t".repeat(43);

	it("exchanges the token once, takes it out of the address and goes to the redirect", async () => {
		visit(`/auth/callback?token=${token}&redirect=%2Fcheckout`);
		const calls = fakeApi({ "POST /auth/ticket": { body: camille } });
		renderInShop(<AuthCallback />);
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/checkout"));
		expect(calls.map(({ route, body }) => [route, body])).toEqual([["POST /auth/ticket", { token }]]);
		expect(window.location.href).toMatch(/\/auth\/callback$/);
		expect(localStorage.getItem("accessToken")).toBe(camille.token);
	});

	it("goes to the remembered page when there is no redirect, once", async () => {
		rememberWantedPage("/orders?filtre=livrees");
		visit(`/auth/callback?token=${token}`);
		fakeApi({ "POST /auth/ticket": { body: camille } });
		renderInShop(<AuthCallback />);
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/orders?filtre=livrees"));
		expect(localStorage.getItem("redirectAfterAuth")).toBeNull();
	});

	it("never leads off the site", async () => {
		visit(`/auth/callback?token=${token}&redirect=${encodeURIComponent("//evil.example")}`);
		fakeApi({ "POST /auth/ticket": { body: camille } });
		renderInShop(<AuthCallback />);
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/"));
	});

	const leadsTo = async (path: string) => {
		await act(() => vi.advanceTimersByTimeAsync(2999));
		expect(router.replace).not.toHaveBeenCalled();
		await act(() => vi.advanceTimersByTimeAsync(1));
		expect(router.replace).toHaveBeenCalledWith(path);
	};

	it.each([
		["access_denied", "Vous n'avez pas autorisé la connexion avec Google."],
		["un mot du serveur", "Erreur lors de l'authentification : un mot du serveur"],
		["Appelez le 0899 123 456", "Erreur lors de l'authentification"],
		["voyez evil.example/x", "Erreur lors de l'authentification"],
	])("shows the error %s, then after 3 s /login?error=oauth_failed", async (error, message) => {
		vi.useFakeTimers();
		visit(`/auth/callback?error=${encodeURIComponent(error)}&token=${token}`);
		const calls = fakeApi({});
		renderInShop(<AuthCallback />);
		await act(() => vi.advanceTimersByTimeAsync(0));
		expect(screen.getByText(message)).toBeDefined();
		vi.setSystemTime(Date.now());
		router.replace.mockClear();
		await leadsTo("/login?error=oauth_failed");
		expect(calls).toEqual([]);
	});

	it("without token says 'Aucun token reçu de Google', then /login?error=no_token", async () => {
		vi.useFakeTimers();
		visit("/auth/callback");
		fakeApi({});
		renderInShop(<AuthCallback />);
		await act(() => vi.advanceTimersByTimeAsync(0));
		expect(screen.getByText("Aucun token reçu de Google")).toBeDefined();
		await leadsTo("/login?error=no_token");
	});

	it.each([
		["a refused token", failure(400, "TICKET_REFUSED", "Erreur lors de l'authentification"), "auth_failed"],
		["a shop out of reach", "network" as const, "unexpected"],
		["a response without token", { body: { ...camille, token: undefined } }, "auth_failed"],
	])("%s says 'Erreur lors de l'authentification', then /login?error=%s", async (_name, answer, code) => {
		visit(`/auth/callback?token=${token}`);
		fakeApi({ "POST /auth/ticket": answer });
		renderInShop(<AuthCallback />);
		expect(await screen.findByText("Erreur lors de l'authentification")).toBeDefined();
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/login?error=${code}`), { timeout: 5000 });
		expect(localStorage.getItem("accessToken")).toBeNull();
	});

	it("asks for the password of an account that exists, and links it", async () => {
		visit(`/auth/callback?token=${token}&redirect=%2Forders`);
		let answer: { status?: number; body: unknown } = failure(401, "BAD_CREDENTIALS", "x");
		const calls = fakeApi({
			"POST /auth/ticket": { body: { linkToken: "l", email: camille.email } },
			"POST /auth/google/link": () => answer,
		});
		renderInShop(<AuthCallback />);
		expect(await screen.findByText("Vous avez déjà un compte")).toBeDefined();
		await userEvent.type(screen.getByLabelText("Mot de passe"), "faux");
		await userEvent.click(screen.getByRole("button", { name: "Relier et se connecter" }));
		expect((await screen.findByRole("alert")).textContent).toBe("Email ou mot de passe incorrect");
		answer = { body: camille };
		await userEvent.click(screen.getByRole("button", { name: "Relier et se connecter" }));
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/orders"));
		expect(calls.at(-1)?.body).toEqual({ linkToken: "l", password: "faux" });
	});
});

describe("/login after a sign-in that failed", () => {
	it.each([
		["oauth_failed", /n'a pas abouti/],
		["no_token", /ne nous a rien transmis/],
		["auth_failed", /n'est plus valable/],
		["unexpected", /s'est interrompue/],
	])("?error=%s says why", async (code, words) => {
		visit(`/login?error=${code}`);
		fakeApi(offered("ready"));
		renderInShop(<AuthPage screen="login" />);
		expect((await screen.findByRole("alert")).textContent).toMatch(words);
	});

	it("does not show an unknown reason", async () => {
		visit("/login?error=constructor");
		fakeApi(offered("ready"));
		renderInShop(<AuthPage screen="login" />);
		await screen.findByLabelText("Email");
		expect(screen.queryByRole("alert")).toBeNull();
	});
});
