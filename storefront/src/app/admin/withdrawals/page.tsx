import type { Metadata } from "next";
import { WithdrawalsPage } from "@/features/admin/orders/withdrawals";

export const metadata: Metadata = { title: "Admin - Rétractations" };

export default function Page() {
	return <WithdrawalsPage />;
}
