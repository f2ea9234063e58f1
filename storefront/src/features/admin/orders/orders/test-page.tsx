import { AdminShell } from "@/features/admin/shell";
import { storeToken } from "@/lib/session";
import { type FakeRoute, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { AdminOrderPage } from ".";

/** Opens the page of an order as an administrator, in front of an API that answers `routes`. */
export function openOrderPage(orderNumber: string, routes: Record<string, FakeRoute | "network">) {
	visit(`/admin/orders/${orderNumber}`);
	storeToken(camille.token);
	const calls = fakeApi({ "GET /auth/me": { body: { ...camille, role: "ADMIN" } }, ...routes });
	const { unmount } = renderInShop(
		<AdminShell>
			<AdminOrderPage orderNumber={orderNumber} />
		</AdminShell>,
	);
	return { calls, unmount };
}
