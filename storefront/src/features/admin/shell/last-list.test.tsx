import { cleanup, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { AdminHeader } from ".";
import { useLastList } from "./last-list";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

function List({ href }: { href: string }) {
	useLastList(href);
	return null;
}
function wayTo(label: string, href: string) {
	render(<AdminHeader title="CMD-7K3M-9QX2" crumbs={[{ label, href }, { label: "CMD-7K3M-9QX2" }]} />);
	return screen.getByRole("link", { name: label }).getAttribute("href");
}

beforeEach(() => sessionStorage.clear());

it("the way back leads to the list as it was looked at last", () => {
	const { rerender } = render(<List href="/admin/orders?status=CONFIRMED" />);
	rerender(<List href="/admin/orders?status=PREPARING&page=2" />);
	cleanup();
	expect(wayTo("Commandes", "/admin/orders")).toBe("/admin/orders?status=PREPARING&page=2");
});

it("to a list that was not looked at it leads as it stands", () => {
	render(<List href="/admin/orders?status=CONFIRMED" />);
	cleanup();
	expect(wayTo("Produits", "/admin/products")).toBe("/admin/products");
});
