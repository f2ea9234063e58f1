import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browser";
import { tabTo } from "../support/keyboard";

/** The page of the contract, read whole; it lies on the backend's own address. */
async function open(page: Page, backend: string): Promise<void> {
	await page.goto(`${backend}/api/docs`);
	await page.getByRole("heading", { name: /^API de la boutique/ }).waitFor();
}

const operation = (page: Page) => page.getByRole("button", { name: /\/api\/channel\/stock/ }).first();
const group = (page: Page) =>
	page.getByRole("heading", { name: /^Canal de vente/ }).getByRole("button", { name: "Expand operation" });

test("the contract is browsed by keyboard alone, has no axe violation, and breaks its policy nowhere", {
	tag: "@desktop",
}, async ({ page, shop, problems }) => {
	await open(page, shop.backend);
	await expectAccessible(page);
	await tabTo(page, page.getByPlaceholder("Filter by tag"));
	await page.keyboard.type("Canal de vente");
	await tabTo(page, group(page));
	await page.keyboard.press("Enter");
	await tabTo(page, operation(page));
	await page.keyboard.press("Enter");
	await tabTo(page, page.getByRole("button", { name: "Try it out" }));
	await page.keyboard.press("Enter");
	await tabTo(page, page.getByRole("button", { name: "Execute" }));
	await page.keyboard.press("Enter");
	await expect(page.getByText("UNAUTHENTICATED").first()).toBeVisible();
	await tabTo(page, page.getByRole("button", { name: "Authorize" }).first(), "Shift+Tab");
	await page.keyboard.press("Enter");
	await expect(page.getByText("channelKey").first()).toBeVisible();
	expect(problems).toEqual([]);
});
