import { HOSTILE_REDIRECTS } from "@confiserie/domain/hostile-redirects";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useFormDraft } from "@/lib/form-draft";
import { storeToken } from "@/lib/session";
import { type FakeCall, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille, order } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { rememberWantedPage } from "@/lib/wanted-page";
import { RequireLogin, SessionProvider, UserButton, useSession } from ".";
import { AuthPage } from "./server";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);
beforeEach(() => visit("/login"));

/** As the cart's button does it. */
function WantsCheckout() {
	const { showModal } = useSession();
	const press = () => {
		rememberWantedPage("/checkout");
		showModal("login");
	};
	return (
		<button type="button" onClick={press}>
			Passer commande
		</button>
	);
}

/** A form as the pages have them. */
function Note() {
	const { user } = useSession();
	const form = useForm({ defaultValues: { note: "" } });
	useFormDraft({ form: "note", owner: user?.id ?? "" }, form, ["note"]);
	return <input aria-label="Note" {...form.register("note")} />;
}

/** The calls but for the question whether the shop offers Google. */
const sent = (calls: FakeCall[]) => calls.filter(({ route }) => route !== "GET /settings");

async function logIn(email = "client@demo.fr", password = "Demo-client-2026") {
	const user = userEvent.setup();
	if (email) await user.type(await screen.findByLabelText("Email"), email);
	if (password) await user.type(screen.getByLabelText("Mot de passe"), password);
	await user.click(screen.getByRole("button", { name: "Se connecter" }));
}

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

	it("uses redirectAfterAuth once when the address carries no page", async () => {
		localStorage.setItem("redirectAfterAuth", "/checkout");
		fakeApi({ "POST /auth/login": { body: camille } });
		renderInShop(<AuthPage screen="login" />);
		await logIn();
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/checkout"));
		expect(localStorage.getItem("redirectAfterAuth")).toBeNull();
	});

	it.each(HOSTILE_REDIRECTS)("never leads off the site by %s, asked for or remembered", async (_trick, payload) => {
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

	it("keeps the wanted page when switching to register", async () => {
		visit("/login?redirect=%2Fcheckout");
		fakeApi({});
		renderInShop(<AuthPage screen="login" />);
		expect((await screen.findByRole("link", { name: "Créer un compte" })).getAttribute("href")).toBe(
			"/register?redirect=%2Fcheckout",
		);
	});
});

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
		expect(await screen.findByRole("button", { name: /mon compte, Camille Martin$/ })).toBeDefined();
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
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
});

describe("session", () => {
	it("protected pages say 'Vérification des autorisations...' and send an anonymous user to /login with the page", async () => {
		visit("/orders?filtre=livrees");
		fakeApi({});
		renderInShop(<RequireLogin>secret</RequireLogin>);
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/login?redirect=%2Forders%3Ffiltre%3Dlivrees"));
		expect(screen.getByRole("status").textContent).toBe("Vérification des autorisations...");
		expect(screen.queryByText("secret")).toBeNull();
	});

	it("the stored token is validated by fetching the profile; a refused one leads to /login", async () => {
		visit("/orders");
		storeToken(camille.token);
		fakeApi({ "GET /auth/me": failure(401, "UNAUTHENTICATED", "Authentification requise") });
		renderInShop(<RequireLogin>secret</RequireLogin>);
		await waitFor(() => expect(router.push).toHaveBeenCalledWith("/login?redirect=%2Forders"));
		expect(localStorage.getItem("accessToken")).toBeNull();
	});

	it("a shop out of reach keeps the token and offers to try again", async () => {
		visit("/orders");
		storeToken(camille.token);
		fakeApi({ "GET /auth/me": "network" });
		renderInShop(<RequireLogin>secret</RequireLogin>);
		await screen.findByRole("alert");
		expect(localStorage.getItem("accessToken")).toBe(camille.token);
		fakeApi({ "GET /auth/me": { body: camille } });
		await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
		expect(await screen.findByText("secret")).toBeDefined();
		expect(router.replace).not.toHaveBeenCalled();
	});

	it("the user menu shows name and email, highlights orders of the last 3 days and logs out", async () => {
		visit("/");
		storeToken(camille.token);
		const recent = { ...order, createdAt: new Date().toISOString() };
		const calls = fakeApi({
			"GET /auth/me": { body: camille },
			"GET /orders": { body: { content: [recent], totalElements: 1, last: true } },
			"POST /auth/logout": { body: undefined },
		});
		renderInShop(<UserButton />);
		await userEvent.click(await screen.findByRole("button", { name: "CM : mon compte, Camille Martin" }));
		expect(screen.getByText("client@demo.fr")).toBeDefined();
		expect((await screen.findByRole("link", { name: "Mes commandes Nouvelle" })).getAttribute("href")).toBe("/orders");
		await userEvent.click(screen.getByRole("button", { name: "Se déconnecter" }));
		expect(await screen.findByRole("button", { name: "Se connecter ou créer un compte" })).toBeDefined();
		expect(localStorage.getItem("accessToken")).toBeNull();
		await waitFor(() => expect(calls.at(-1)?.route).toBe("POST /auth/logout"));
		expect(calls.at(-1)?.headers.authorization).toBe(`Bearer ${camille.token}`);
	});

	it("a session that the server had already ended logs out without a detour by /login", async () => {
		visit("/");
		storeToken(camille.token);
		const calls = fakeApi({
			"GET /auth/me": { body: camille },
			"GET /orders": { body: { content: [], totalElements: 0, last: true } },
			"POST /auth/logout": failure(401, "UNAUTHENTICATED", "Authentification requise"),
		});
		renderInShop(<UserButton />);
		await userEvent.click(await screen.findByRole("button", { name: /mon compte, Camille Martin$/ }));
		await userEvent.click(screen.getByRole("button", { name: "Se déconnecter" }));
		await waitFor(() => expect(calls.at(-1)?.route).toBe("POST /auth/logout"));
		expect(await screen.findByRole("button", { name: "Se connecter ou créer un compte" })).toBeDefined();
		expect(router.push).not.toHaveBeenCalled();
	});

	it.each([
		["ADMIN", 1],
		["CUSTOMER", 0],
	])("the user menu of %s has %i link to the administration", async (role, links) => {
		visit("/");
		storeToken(camille.token);
		fakeApi({
			"GET /auth/me": { body: { ...camille, role } },
			"GET /orders": { body: { content: [], totalElements: 0, last: true } },
		});
		renderInShop(<UserButton />);
		await userEvent.click(await screen.findByRole("button", { name: "CM : mon compte, Camille Martin" }));
		expect(screen.queryAllByRole("link", { name: "Administration" })).toHaveLength(links);
	});

	it("checks every 5 minutes, and ends a session that was idle for more than 7 days without a reload", async () => {
		visit("/orders");
		storeToken(camille.token);
		const calls = fakeApi({ "GET /auth/me": { body: camille }, "POST /auth/logout": { body: undefined } });
		vi.useFakeTimers({ toFake: ["setInterval", "Date"] });
		renderInShop(<RequireLogin>secret</RequireLogin>);
		await screen.findByText("secret");
		const minute = 60_000;
		act(() => vi.advanceTimersByTime(5 * minute));
		// The check itself counts as activity.
		expect(localStorage.getItem("lastActivity")).toBe(String(Date.now()));
		localStorage.setItem("lastActivity", String(Date.now() - 7 * 24 * 60 * minute - 1));
		act(() => vi.advanceTimersByTime(5 * minute - 1));
		expect(localStorage.getItem("accessToken")).toBe(camille.token);
		act(() => vi.advanceTimersByTime(1));
		expect(localStorage.getItem("accessToken")).toBeNull();
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/login?redirect=%2Forders"));
		await waitFor(() => expect(calls.at(-1)?.route).toBe("POST /auth/logout"));
		vi.useRealTimers();
	});

	it("a login in another tab, after the session had ended in both, loses nothing half typed here", async () => {
		visit("/orders");
		storeToken(camille.token);
		fakeApi({ "GET /auth/me": { body: camille } });
		renderInShop(
			<RequireLogin>
				<Note />
			</RequireLogin>,
		);
		await userEvent.type(await screen.findByLabelText("Note"), "à moitié");
		storeToken("new.token.here");
		window.dispatchEvent(new StorageEvent("storage", { key: "accessToken" }));
		await screen.findByText("Vérification des autorisations...");
		expect(await screen.findByLabelText("Note")).toHaveProperty("value", "à moitié");
	});

	it("a logout in another tab ends the session here", async () => {
		visit("/orders");
		storeToken(camille.token);
		fakeApi({ "GET /auth/me": { body: camille } });
		renderInShop(<RequireLogin>secret</RequireLogin>);
		await screen.findByText("secret");
		localStorage.removeItem("accessToken");
		window.dispatchEvent(new StorageEvent("storage", { key: "accessToken" }));
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/login?redirect=%2Forders"));
	});
});
