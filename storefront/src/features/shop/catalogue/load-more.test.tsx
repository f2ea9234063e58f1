import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { router, visit } from "@/lib/testing/navigation";
import { expectFocus } from "@/test/focus";
import { LoadMore } from "./load-more";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

beforeEach(() => visit("/products?tag=BIO"));

const more = (nextHref: string | null, shown: number) => (
	<LoadMore nextHref={nextHref} shown={shown} total={57}>
		{shown} sur 57
	</LoadMore>
);

describe("'Voir plus de produits'", () => {
	it("puts one more page into the address and leaves the focus in place", async () => {
		render(more("/products?tag=BIO&page=2", 20));
		expect(screen.getByText("20 sur 57").getAttribute("role")).toBe("status");
		const button = screen.getByRole("button", { name: "Voir plus de produits" });
		await userEvent.click(button);
		expect(router.replace).toHaveBeenCalledWith("/products?tag=BIO&page=2", { scroll: false });
		await expectFocus(() => button);
	});

	it("gives the focus to the count when nothing is left to load", async () => {
		const { rerender } = render(more("/products?page=3", 40));
		await userEvent.click(screen.getByRole("button", { name: "Voir plus de produits" }));
		rerender(more(null, 57));
		expect(screen.queryByRole("button", { name: "Voir plus de produits" })).toBeNull();
		await waitFor(() => expect(document.activeElement?.textContent).toContain("57 sur 57"));
	});

	it("is a plain GET form without JavaScript: every filter goes along", () => {
		render(more("/products?tag=BIO&tag=VEGAN&page=2", 20));
		const form = screen.getByRole("button", { name: "Voir plus de produits" }).closest("form");
		expect(form?.getAttribute("action")).toBe("/products");
		const fields = [...new FormData(form ?? undefined)].map(([name, value]) => `${name}=${value}`);
		expect(fields).toEqual(["tag=BIO", "tag=VEGAN", "page=2"]);
	});
});
