import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AccountQueries } from "@/lib/account-queries";
import { saveFile } from "@/lib/save-file";
import { fakeApi } from "@/lib/testing/fake-api";
import { renderInShop } from "@/lib/testing/shop";
import { GoodsDocuments } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);
vi.mock("@/lib/save-file", () => ({ saveFile: vi.fn() }));

it.each([
	["Bon de préparation", "picking-list", "BP-CMD-7K3M-9QX2.pdf"],
	["Bon de livraison", "delivery-note", "BL-CMD-7K3M-9QX2.pdf"],
])("%s is saved under the order's number", async (button, path, name) => {
	fakeApi({ [`GET /admin/orders/CMD-7K3M-9QX2/${path}`]: { body: "%PDF" } });
	renderInShop(
		<AccountQueries>
			<GoodsDocuments orderNumber="CMD-7K3M-9QX2" />
		</AccountQueries>,
	);
	await userEvent.click(screen.getByRole("button", { name: button }));
	await vi.waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), name));
});
