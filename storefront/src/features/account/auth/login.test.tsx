import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { SessionProvider } from ".";
import { AuthPage } from "./server";
import { logIn, sent } from "./test-auth";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);
beforeEach(() => visit("/login"));

describe("login", () => {
	it("returns to the wanted page with the token in local storage", async () => {
		visit("/login?redirect=%2Fcheckout");
		const calls = fakeApi({ "POST /auth/login": { body: camille } });
		renderInShop(<AuthPage screen="login" />);
		await logIn();
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/checkout"));
		expect(localStorage.getItem("accessToken")).toBe(camille.token);
		expect(sent(calls)[0]?.body).toEqual({ email: "client@demo.fr", password: "Demo-client-2026" });
	});

	it.each([
		["of a company: prices without VAT from now on", null, "ht"],
		["of a company that chose prices with VAT: they stay", "ttc", "ttc"],
	])("%s", async (_, chosen, expected) => {
		localStorage.removeItem("prices");
		if (chosen) localStorage.setItem("prices", chosen);
		const business = { company: "Fêtes et fils", registration: "", vatNumber: "", billingAddress: null };
		fakeApi({ "POST /auth/login": { body: camille }, "GET /auth/business": { body: { business } } });
		renderInShop(<AuthPage screen="login" />);
		await logIn();
		await waitFor(() => expect(router.replace).toHaveBeenCalled());
		await waitFor(() => expect(localStorage.getItem("prices")).toBe(expected));
	});

	it("of a person: prices stay with VAT", async () => {
		localStorage.removeItem("prices");
		const calls = fakeApi({
			"POST /auth/login": { body: camille },
			"GET /auth/business": { body: { business: null } },
		});
		renderInShop(<AuthPage screen="login" />);
		await logIn();
		await waitFor(() => expect(calls.some(({ route }) => route === "GET /auth/business")).toBe(true));
		expect(localStorage.getItem("prices")).toBeNull();
	});

	it("an old refusal does not stay beside a new field error", async () => {
		fakeApi({ "POST /auth/login": failure(401, "INVALID_CREDENTIALS", "Email ou mot de passe incorrect") });
		renderInShop(<AuthPage screen="login" />);
		await logIn();
		await screen.findByText("Email ou mot de passe incorrect");
		await userEvent.clear(screen.getByLabelText("Email"));
		await waitFor(() => expect(screen.queryByText("Email ou mot de passe incorrect")).toBeNull());
		expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
	});

	it("uses redirectAfterAuth once when the address carries no page", async () => {
		localStorage.setItem("redirectAfterAuth", "/checkout");
		fakeApi({ "POST /auth/login": { body: camille } });
		renderInShop(<AuthPage screen="login" />);
		await logIn();
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/checkout"));
		expect(localStorage.getItem("redirectAfterAuth")).toBeNull();
	});

	it("never leads off the site, asked for or remembered", async () => {
		const payload = "//evil.example";
		storeToken(camille.token);
		fakeApi({ "GET /auth/me": { body: camille } });
		visit(`/login?redirect=${encodeURIComponent(payload)}`);
		const { unmount } = renderInShop(<AuthPage screen="login" />);
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/"));
		unmount();
		localStorage.setItem("redirectAfterAuth", payload);
		visit("/login");
		renderInShop(<AuthPage screen="login" />);
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/"));
	});

	it("returns to the previous location when no page was asked for", async () => {
		visit("/products?tag=BIO");
		storeToken(camille.token);
		fakeApi({ "GET /auth/me": { body: camille } });
		const { rerender } = render(<SessionProvider>a page</SessionProvider>);
		visit("/login");
		rerender(
			<SessionProvider>
				<AuthPage screen="login" />
			</SessionProvider>,
		);
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/products?tag=BIO"));
	});

	it("returns at once when already authenticated", async () => {
		visit("/login?redirect=%2Forders");
		storeToken(camille.token);
		fakeApi({ "GET /auth/me": { body: camille } });
		renderInShop(<AuthPage screen="login" />);
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/orders"));
	});

	it.each([
		["401", failure(401, "BAD_CREDENTIALS", "x"), "Email ou mot de passe incorrect"],
		["429, the server's own words", failure(429, "RATE_LIMITED", "Trop de tentatives."), "Trop de tentatives."],
		[
			"a response without token",
			{ body: { ...camille, token: undefined } },
			"Aucun token d'accès trouvé dans la réponse du serveur",
		],
		["a token of two parts", { body: { ...camille, token: "a.b" } }, "Token JWT malformé reçu du serveur"],
	])("%s", async (_, answer, message) => {
		fakeApi({ "POST /auth/login": answer });
		renderInShop(<AuthPage screen="login" />);
		await logIn();
		expect((await screen.findByRole("alert")).textContent).toBe(message);
		expect(screen.getByLabelText("Email")).toHaveProperty("value", "client@demo.fr");
		expect(localStorage.getItem("accessToken")).toBeNull();
	});

	it.each(["/orders", "/orders/CMD-7K3M-9QX2", "/orders?filtre=livrees"])(
		"on the way to %s says 'Authentification requise', 'Veuillez vous connecter pour voir vos commandes'",
		async (wanted) => {
			visit(`/login?redirect=${encodeURIComponent(wanted)}`);
			fakeApi({});
			renderInShop(<AuthPage screen="login" />);
			expect(await screen.findByText("Authentification requise")).toBeDefined();
			expect(screen.getByText("Veuillez vous connecter pour voir vos commandes")).toBeDefined();
		},
	);

	it("'Erreur de connexion' when the shop cannot be reached", async () => {
		fakeApi({ "POST /auth/login": "network" });
		renderInShop(<AuthPage screen="login" />);
		await logIn();
		expect((await screen.findByRole("alert")).textContent).toMatch(/^Erreur de connexion\./);
	});

	it("takes the token under the name accessToken or jwt too", async () => {
		fakeApi({ "POST /auth/login": { body: { ...camille, token: undefined, jwt: "x.y.z" } } });
		renderInShop(<AuthPage screen="login" />);
		await logIn();
		await waitFor(() => expect(localStorage.getItem("accessToken")).toBe("x.y.z"));
	});

	it("requires email and password, shown and hidden at will", async () => {
		const calls = fakeApi({});
		renderInShop(<AuthPage screen="login" />);
		await logIn("", "");
		expect(await screen.findByText("Saisissez votre email.")).toBeDefined();
		expect(screen.getByText("Saisissez votre mot de passe.")).toBeDefined();
		expect(sent(calls)).toEqual([]);
		await userEvent.click(screen.getByRole("button", { name: "Afficher le mot de passe" }));
		expect(screen.getByLabelText("Mot de passe")).toHaveProperty("type", "text");
	});

	it("preserves the return URL when switching to register", async () => {
		visit("/login?redirect=%2Fcheckout");
		fakeApi({});
		renderInShop(<AuthPage screen="login" />);
		expect((await screen.findByRole("link", { name: "Créer un compte" })).getAttribute("href")).toBe(
			"/register?redirect=%2Fcheckout",
		);
	});
});
