import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type FakeRoute, fakeApi } from "@/lib/testing/fake-api";
import { adminOrder, money } from "@/lib/testing/fixtures";
import { renderInOffice } from "@/lib/testing/office";
import { OrderPayments } from ".";

/** Its address in /api. */
export const AT = "/admin/orders/cmd_1";

/** Opens its payments in the back office; the routes given come first. */
export function open(routes: Record<string, FakeRoute | "network"> = {}, order = {}) {
	const calls = fakeApi({ [`GET ${AT}/payments`]: { body: money }, ...routes });
	const { unmount } = renderInOffice(
		<OrderPayments
			order={{ ...adminOrder, id: "cmd_1", ...order }}
			isRefundOffered={false}
			onRefundClosed={() => undefined}
		/>,
	);
	return { calls, unmount };
}
/** Presses the button of that name once it is there. */
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
