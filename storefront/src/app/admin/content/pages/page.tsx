import type { Metadata } from "next";
import { PagesPage } from "@/features/admin/shop/content";

export const metadata: Metadata = { title: "Admin - Pages" };

export default function Page() {
	return <PagesPage />;
}
