import { adminToken } from "../support/api";
import { expect, signedIn, test } from "../support/browser";

test("a toast is above the selection bar, whose buttons stay usable", async ({ page, problems }) => {
	await signedIn(page.context(), await adminToken());
	await page.goto("/admin/orders?status=DELIVERED");
	const saved = page.waitForEvent("download");
	await page.getByRole("button", { name: "Exporter" }).click();
	await saved;
	const toast = page.getByRole("dialog").filter({ hasText: "Export terminé" });
	await toast.waitFor();
	// The number of products that wait is part of its name.
	await page
		.getByRole("link", { name: /^Produits/ })
		.first()
		.click();
	await page.getByRole("checkbox", { name: "Choisir cette page" }).check();
	const bar = page.getByRole("region", { name: "Produits choisis" });
	await bar.getByRole("button", { name: "Changer…" }).click({ trial: true });
	const overlap = async () => {
		const [said, chosen] = [await toast.boundingBox(), await bar.boundingBox()];
		return said && chosen ? said.y + said.height - chosen.y : Number.NaN;
	};
	await expect.poll(overlap).toBeLessThanOrEqual(0);
	expect(problems).toEqual([]);
});
