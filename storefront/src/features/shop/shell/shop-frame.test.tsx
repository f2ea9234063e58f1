import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { visit } from "@/lib/testing/navigation";
import { ShopFrame } from "./shop-frame";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const frame = <ShopFrame framed={<header>Recherche</header>}>Une page</ShopFrame>;

it("stands around a page of the shop", () => {
	visit("/products");
	render(frame);
	expect(screen.getByRole("banner").textContent).toBe("Recherche");
});

it("the back office has no shop search, no cart, no awning", () => {
	visit("/admin/orders");
	const { container } = render(frame);
	expect(container.textContent).toBe("Une page");
	expect(screen.queryByRole("banner")).toBeNull();
});
