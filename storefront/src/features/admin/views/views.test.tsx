import type { ListView, SaveView } from "@confiserie/domain/contract/list-views";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { router, visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { ColumnPicker, useDefaultView, ViewBar } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const view: ListView = {
	id: "view_1",
	list: "orders",
	name: "Gap, 7 jours",
	query: "period=week&city=Gap",
	isDefault: true,
};
const VIEWS = { "GET /admin/views": { body: { content: [view, { ...view, id: "view_2", list: "products" }] } } };
const WORDS = { list: "orders", wholeLabel: "Toutes les commandes" } as const;

beforeEach(() => visit("/admin/orders"));

const optionsOf = (label: string) =>
	[...(screen.getByLabelText(label) as HTMLSelectElement).options].map(({ text }) => text);

it("everything, built-in views and one's own of this list; choosing one is going to its address", async () => {
	fakeApi(VIEWS);
	renderInOffice(<ViewBar {...WORDS} query="period=week&city=Gap&page=2" />);
	await screen.findByRole("option", { name: "Gap, 7 jours (par défaut)" });
	expect(optionsOf("Vue")).toEqual([
		"Toutes les commandes",
		"À préparer aujourd'hui",
		"Soldes dus",
		"Gap, 7 jours (par défaut)",
	]);
	expect((screen.getByLabelText("Vue") as HTMLSelectElement).value).toBe(view.query);
	await userEvent.selectOptions(screen.getByLabelText("Vue"), "Soldes dus");
	expect(router.push).toHaveBeenCalledWith("/admin/orders?paymentStatus=PARTIAL&sort=createdAt_asc", { scroll: false });
});

it("saves the current list as a new view, under a free name", async () => {
	let isTaken = true;
	const calls = fakeApi({
		...VIEWS,
		"POST /admin/views": () =>
			isTaken
				? failure(409, "VIEW_NAME_TAKEN", "Une de vos vues porte déjà ce nom.", { field: "name" })
				: { status: 201, body: view },
	});
	renderInOffice(<ViewBar {...WORDS} query="city=Nice" />);
	await screen.findByRole("option", { name: "Filtres non enregistrés" });
	await userEvent.click(screen.getByRole("button", { name: "Enregistrer la vue" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Enregistrer la vue" }));
	await userEvent.type(dialog.getByLabelText("Nom de la vue"), "Nice");
	await userEvent.click(dialog.getByLabelText("Ouvrir la liste avec cette vue"));
	await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
	expect(await dialog.findByText("Une de vos vues porte déjà ce nom.")).toBeDefined();
	isTaken = false;
	await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	const saved: SaveView = { list: "orders", name: "Nice", query: "city=Nice", isDefault: true };
	expect(calls.findLast(({ route }) => route === "POST /admin/views")?.body).toEqual(saved);
});

it("overwrites or removes the current view", async () => {
	const calls = fakeApi({
		...VIEWS,
		"DELETE /admin/views/view_1": { body: {} },
		"PUT /admin/views/view_1": { body: view },
	});
	renderInOffice(<ViewBar {...WORDS} query={view.query} />);
	await screen.findByRole("option", { name: /Gap/ });
	await userEvent.click(screen.getByRole("button", { name: "Enregistrer la vue" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Enregistrer la vue" }));
	await userEvent.click(dialog.getByLabelText("Ouvrir la liste avec cette vue"));
	await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(calls.find(({ route }) => route.startsWith("PUT"))?.body).toMatchObject({ name: view.name, isDefault: false });
	await userEvent.click(screen.getByRole("button", { name: "Enregistrer la vue" }));
	await userEvent.click(await screen.findByRole("button", { name: "Supprimer" }));
	await waitFor(() => expect(calls.some(({ route }) => route === "DELETE /admin/views/view_1")).toBe(true));
});

function Opened() {
	return <p>{useDefaultView("orders") ? "à décider" : "liste"}</p>;
}

it("a list that is come to without parameters opens with the default view, and with any parameter as it says", async () => {
	fakeApi(VIEWS);
	const { unmount } = renderInOffice(<Opened />);
	await waitFor(() =>
		expect(router.replace).toHaveBeenCalledWith("/admin/orders?period=week&city=Gap", { scroll: false }),
	);
	unmount();
	router.replace.mockClear();
	visit("/admin/orders?city=Nice");
	renderInOffice(<Opened />);
	expect(screen.getByText("liste")).toBeDefined();
	expect(router.replace).not.toHaveBeenCalled();
});

it("columns are chosen in their own order, and one stays", async () => {
	const changed = vi.fn();
	const columns = [
		{ key: "city", label: "Ville" },
		{ key: "amount", label: "Montant" },
	] as const;
	const { rerender } = render(<ColumnPicker columns={columns} shown={["amount"]} onChange={changed} />);
	await userEvent.click(screen.getByRole("button", { name: "Colonnes" }));
	expect((screen.getByLabelText("Montant") as HTMLInputElement).disabled).toBe(true);
	await userEvent.click(screen.getByLabelText("Ville"));
	expect(changed).toHaveBeenLastCalledWith(["city", "amount"]);
	rerender(<ColumnPicker columns={columns} shown={["city", "amount"]} onChange={changed} />);
	await userEvent.click(screen.getByLabelText("Montant"));
	expect(changed).toHaveBeenLastCalledWith(["city"]);
});
