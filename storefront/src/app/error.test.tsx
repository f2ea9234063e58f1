import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import ErrorPage from "./error";
import NotFoundPage from "./not-found";

it("a page that failed says so in the shop's words, and one press tries again", async () => {
	const log = vi.spyOn(console, "error").mockImplementation(() => {});
	const retry = vi.fn();
	const fault = new Error("boom");
	render(<ErrorPage error={fault} retry={retry} />);
	expect(screen.getByRole("heading", { level: 1, name: "Cette page n'a pas pu s'afficher" })).toBeTruthy();
	expect(screen.queryByText(/boom/)).toBeNull();
	expect(log).toHaveBeenCalledWith(fault);
	await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
	expect(retry).toHaveBeenCalledOnce();
	expect(screen.getByRole("link", { name: "Retour à l'accueil" }).getAttribute("href")).toBe("/");
});

it("an address that does not exist leads back to the catalogue", () => {
	render(<NotFoundPage />);
	expect(screen.getByRole("heading", { level: 1, name: "Cette page n'existe pas" })).toBeTruthy();
	expect(screen.getByRole("link", { name: "Voir tous nos produits" }).getAttribute("href")).toBe("/products");
});
