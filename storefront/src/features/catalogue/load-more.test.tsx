import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { router, visit } from "@/lib/testing/navigation";
import { LoadMore } from "./load-more";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

beforeEach(() => visit("/products?tag=BIO"));

describe("'Voir plus de produits'", () => {
	it("puts one more page into the address and keeps the focus", async () => {
		render(<LoadMore nextHref="/products?tag=BIO&page=2" shown={20} total={57} />);
		expect(screen.getByText("20").closest("p")?.textContent).toBe("20 sur 57");
		const button = screen.getByRole("button", { name: "Voir plus de produits" });
		await userEvent.click(button);
		expect(router.replace).toHaveBeenCalledWith("/products?tag=BIO&page=2", { scroll: false });
		expect(document.activeElement).toBe(button);
	});

	it("writes thousands with their separator", () => {
		const { container } = render(<LoadMore nextHref="/products?page=26" shown={1020} total={12345} />);
		expect(container.querySelector("p")?.textContent).toBe("1\u202f020 sur 12\u202f345");
	});

	it("gives the focus to the count when nothing is left to load", async () => {
		const { rerender } = render(<LoadMore nextHref="/products?page=3" shown={40} total={57} />);
		await userEvent.click(screen.getByRole("button", { name: "Voir plus de produits" }));
		rerender(<LoadMore nextHref={null} shown={57} total={57} />);
		expect(screen.queryByRole("button", { name: "Voir plus de produits" })).toBeNull();
		expect(document.activeElement?.textContent).toContain("57 sur 57");
	});

	it("is a plain GET form without JavaScript: every filter goes along", () => {
		render(<LoadMore nextHref="/products?tag=BIO&tag=VEGAN&page=2" shown={20} total={57} />);
		const form = screen.getByRole("button", { name: "Voir plus de produits" }).closest("form");
		expect(form?.getAttribute("action")).toBe("/products");
		const fields = [...new FormData(form ?? undefined)].map(([name, value]) => `${name}=${value}`);
		expect(fields).toEqual(["tag=BIO", "tag=VEGAN", "page=2"]);
	});
});
