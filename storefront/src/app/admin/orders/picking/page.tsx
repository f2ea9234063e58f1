import type { Metadata } from "next";
import { PickingPage } from "@/features/admin/orders/orders";

export const metadata: Metadata = { title: "Admin - Préparation groupée" };

export default function Page() {
	return <PickingPage />;
}
