import type { Metadata } from "next";
import { RedirectsPage } from "@/features/admin/shop/redirects";

export const metadata: Metadata = { title: "Admin - Redirections" };

export default function Page() {
	return <RedirectsPage />;
}
