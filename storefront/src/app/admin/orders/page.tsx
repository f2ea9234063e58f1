import type { Metadata } from "next";
import { OrdersListPage } from "@/features/admin/orders/orders";

export const metadata: Metadata = { title: "Admin - Commandes" };

export default function Page() {
	return <OrdersListPage />;
}
