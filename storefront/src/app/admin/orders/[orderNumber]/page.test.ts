import { expect, it, vi } from "vitest";
import { generateMetadata } from "./page";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

it("the page's title is 'Admin - Commande #{number}'", async () => {
	const params = Promise.resolve({ orderNumber: "CMD-7K3M-9QX2" });
	expect(await generateMetadata({ params })).toEqual({ title: "Admin - Commande #CMD-7K3M-9QX2" });
});
