import { listAdminOrders } from "@confiserie/domain/contract/admin-orders";
import { listBuyerReviews } from "@confiserie/domain/contract/reviews";
import { useQuery } from "@tanstack/react-query";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useSession } from "@/features/account/auth";
import { call } from "@/lib/api";
import { storeToken } from "@/lib/session";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { AdminShell } from ".";
import { pageOf } from "./sections";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

function ReservedPage() {
	useQuery({ queryKey: ["x"], queryFn: () => call(listAdminOrders) });
	return "Contenu réservé";
}

/** What was read for the administrator; a press signs another one in. */
function Read() {
	const { adopt } = useSession();
	const { data } = useQuery({ queryKey: ["x"], queryFn: () => call(listBuyerReviews) });
	return (
		<button
			type="button"
			onClick={() => adopt({ token: "another.admin.here", user: { ...admin, id: "cus_2" } as never })}
		>
			{data ? "Lu par Camille" : "Pas encore lu"}
		</button>
	);
}

const admin = { ...camille, role: "ADMIN" };

describe("a page under /admin", () => {
	beforeEach(() => visit("/admin"));

	it("shows 'Vérification des autorisations...' meanwhile, then the sections and the page to an administrator", async () => {
		storeToken(camille.token);
		fakeApi({ "GET /auth/me": { body: admin } });
		renderInShop(<AdminShell>Contenu réservé</AdminShell>);
		expect(screen.getByText("Vérification des autorisations...")).toBeDefined();
		expect(await screen.findByText("Contenu réservé")).toBeDefined();
		const [link] = screen.getAllByRole("link", { name: "Accueil" });
		expect(link?.getAttribute("aria-current")).toBe("page");
	});

	it("the menu groups the sections; on a narrow screen a sheet finds one by a part of its name", async () => {
		storeToken(camille.token);
		fakeApi({ "GET /auth/me": { body: { ...admin, staffRole: "catalogue" } } });
		visit("/admin/products");
		renderInShop(<AdminShell>Contenu réservé</AdminShell>);
		const products = await screen.findByRole("list", { name: "Produits" });
		const namesIn = (part: HTMLElement) =>
			within(part)
				.getAllByRole("link")
				.map((link) => link.textContent);
		expect(namesIn(products)).toEqual(["Catalogue", "Catégories", "Stock et lots"]);
		expect(screen.queryByRole("link", { name: "Commandes" })).toBeNull();
		await userEvent.click(screen.getByRole("button", { name: "Plus" }));
		const sheet = await screen.findByRole("dialog", { name: "Menu" });
		await userEvent.type(within(sheet).getByRole("searchbox", { name: "Chercher une rubrique" }), "categ");
		expect(namesIn(sheet)).toEqual(["Catégories"]);
		await userEvent.type(within(sheet).getByRole("searchbox"), "x");
		expect(within(sheet).getByRole("status").textContent).toBe("Aucune rubrique ne porte ce nom.");
	});

	it("the menu says how many wait; a section of several pages shows them as tabs, with how many wait on each", async () => {
		storeToken(camille.token);
		const none = { inquiries: 0, withdrawals: 0, reviews: 0, shortLots: 0, unpaid: 3 };
		fakeApi({
			"GET /auth/me": { body: admin },
			"GET /admin/queues": { body: { ...none, toShip: 12, claims: 2, messages: 1 } },
		});
		visit("/admin/claims");
		renderInShop(<AdminShell>Contenu réservé</AdminShell>);
		const orders = await screen.findByRole("list", { name: "Commandes" });
		await within(orders).findByRole("link", { name: /^Préparation 12\s?en attente$/ });
		const section = within(orders).getByRole("link", { name: /^Retours et réclamations 2\s?en attente$/ });
		expect(section.getAttribute("aria-current")).toBe("page");
		expect(screen.getByRole("link", { name: /^Clients 1\s?en attente$/ })).toBeDefined();
		const tabs = screen.getByRole("navigation", { name: "Retours et réclamations" });
		expect(
			within(tabs)
				.getByRole("link", { name: /^Réclamations 2\s?en attente$/ })
				.getAttribute("aria-current"),
		).toBe("page");
		expect(within(tabs).getByRole("link", { name: "Rétractations" })).toBeDefined();
	});

	it("a non-admin sees 'Accès non autorisé' and 'Cette page est réservée aux administrateurs.' with a link back home", async () => {
		storeToken(camille.token);
		fakeApi({ "GET /auth/me": { body: camille } });
		renderInShop(<AdminShell>Contenu réservé</AdminShell>);
		expect(await screen.findByRole("heading", { name: "Accès non autorisé" })).toBeDefined();
		expect(screen.getByText("Cette page est réservée aux administrateurs.")).toBeDefined();
		expect(screen.getByRole("link", { name: "Retour à l'accueil" }).getAttribute("href")).toBe("/");
		expect(screen.queryByText("Contenu réservé")).toBeNull();
	});

	it("who may not see the dashboard comes to the first section of their role; elsewhere the page says why", async () => {
		storeToken(camille.token);
		fakeApi({ "GET /auth/me": { body: { ...admin, staffRole: "catalogue" } } });
		renderInShop(<AdminShell>Contenu réservé</AdminShell>);
		await vi.waitFor(() => expect(router.replace).toHaveBeenCalledWith("/admin/products"));
		expect(screen.queryByText("Contenu réservé")).toBeNull();
		cleanup();
		visit("/admin/orders");
		renderInShop(<AdminShell>Contenu réservé</AdminShell>);
		expect(await screen.findByRole("heading", { name: "Cette page n'est pas de votre rôle" })).toBeDefined();
		expect(router.replace).not.toHaveBeenCalled();
	});

	it("an anonymous user is sent to /login carrying the page they wanted", async () => {
		fakeApi({});
		renderInShop(<AdminShell>Contenu réservé</AdminShell>);
		await vi.waitFor(() => expect(router.replace).toHaveBeenCalledWith("/login?redirect=%2Fadmin"));
		expect(screen.queryByText("Contenu réservé")).toBeNull();
	});

	it("a call that is refused although the profile says ADMIN leaves the page standing: nothing goes round in circles", async () => {
		storeToken(camille.token);
		const calls = fakeApi({
			"GET /auth/me": { body: admin },
			"GET /admin/orders": failure(403, "FORBIDDEN", "Accès non autorisé - Privilèges administrateur requis"),
		});
		renderInShop(
			<AdminShell>
				<ReservedPage />
			</AdminShell>,
		);
		const made = (route: string) => calls.filter((call) => call.route === route).length;
		await vi.waitFor(() => expect(made("GET /auth/me")).toBe(2));
		expect(screen.getByText("Contenu réservé")).toBeDefined();
		expect(screen.queryByText("Vérification des autorisations...")).toBeNull();
		expect(made("GET /admin/orders")).toBe(1);
	});

	it("another administrator in the same tab reads nothing of what was read for the one before", async () => {
		storeToken(camille.token);
		fakeApi({
			"GET /auth/me": { body: admin },
			"GET /admin/reviews": ({ headers }) =>
				headers.authorization === `Bearer ${camille.token}`
					? { body: { content: [], totalElements: 0, last: true } }
					: new Promise(() => {}),
		});
		renderInShop(
			<AdminShell>
				<Read />
			</AdminShell>,
		);
		await userEvent.click(await screen.findByText("Lu par Camille"));
		expect(await screen.findByText("Pas encore lu")).toBeDefined();
	});

	it("an administrator demoted meanwhile sees it at the next call", async () => {
		storeToken(camille.token);
		let role = "ADMIN";
		fakeApi({
			"GET /auth/me": () => ({ body: { ...camille, role } }),
			"GET /admin/orders": () => {
				role = "CUSTOMER";
				return failure(403, "FORBIDDEN", "Accès non autorisé - Privilèges administrateur requis");
			},
		});
		renderInShop(
			<AdminShell>
				<ReservedPage />
			</AdminShell>,
		);
		expect(await screen.findByRole("heading", { name: "Accès non autorisé" })).toBeDefined();
	});
});

it.each([
	["/admin", "/admin"],
	["/login", undefined],
])("%s lies in the page %s", (pathname, href) => {
	expect(pageOf(pathname)?.href).toBe(href);
});
