import { useQuery } from "@tanstack/react-query";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "@/lib/api";
import { storeToken } from "@/lib/session";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { AdminShell } from ".";
import { sectionOf } from "./sections";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

function ReservedPage() {
	useQuery({ queryKey: ["x"], queryFn: () => api.get("/admin/orders", { parse: (value) => value }) });
	return "Contenu réservé";
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
		const link = screen.getByRole("link", { name: "Tableau de bord" });
		expect(link.getAttribute("aria-current")).toBe("page");
	});

	it("the menu groups the sections; on a narrow screen a sheet finds one by a part of its name", async () => {
		storeToken(camille.token);
		fakeApi({ "GET /auth/me": { body: { ...admin, staffRole: "catalogue" } } });
		visit("/admin/products");
		renderInShop(<AdminShell>Contenu réservé</AdminShell>);
		const catalogue = await screen.findByRole("list", { name: "Catalogue" });
		expect(
			within(catalogue)
				.getAllByRole("link")
				.map((link) => link.textContent),
		).toEqual(["Produits", "Réceptions", "Catégories", "Tâches"]);
		expect(screen.queryByRole("list", { name: "Ventes" })).toBeNull();
		await userEvent.click(screen.getByRole("button", { name: "Menu" }));
		const sheet = await screen.findByRole("dialog", { name: "Menu" });
		await userEvent.type(within(sheet).getByRole("searchbox", { name: "Chercher une rubrique" }), "categ");
		expect(
			within(sheet)
				.getAllByRole("link")
				.map((link) => link.textContent),
		).toEqual(["Catégories"]);
		await userEvent.type(within(sheet).getByRole("searchbox"), "x");
		expect(within(sheet).getByRole("status").textContent).toBe("Aucune rubrique ne porte ce nom.");
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
])("%s lies in the section %s", (pathname, href) => {
	expect(sectionOf(pathname)?.href).toBe(href);
});
