import { readNewsletterPreference } from "@confiserie/domain/contract/newsletter";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AccountQueries } from "@/lib/account-queries";
import { storeToken } from "@/lib/session";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { camille, order } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { useOperation } from "@/lib/use-operation";
import { RequireLogin, UserButton, useSession } from ".";
import { Note } from "./test-auth";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);
beforeEach(() => visit("/login"));

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

	it("an unreachable shop leaves the token and offers a retry", async () => {
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

	it("another customer in the same browser sees nothing of what was read for the one before", async () => {
		visit("/account");
		storeToken(camille.token);
		fakeApi({
			"GET /auth/me": { body: camille },
			"GET /auth/newsletter": ({ headers }) =>
				headers.authorization === `Bearer ${camille.token}` ? { body: { state: "CONFIRMED" } } : new Promise(() => {}),
		});
		renderInShop(
			<RequireLogin>
				<AccountQueries>
					<Preference />
				</AccountQueries>
			</RequireLogin>,
		);
		await userEvent.click(await screen.findByText("CONFIRMED"));
		expect(await screen.findByText("Pas encore lu")).toBeDefined();
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

/** What was read for the customer; a press signs another one in. */
function Preference() {
	const { adopt } = useSession();
	const { data } = useOperation(readNewsletterPreference, {});
	return (
		<button type="button" onClick={() => adopt({ token: "another.customer.here", user: { ...camille, id: "cus_2" } })}>
			{data?.state ?? "Pas encore lu"}
		</button>
	);
}
