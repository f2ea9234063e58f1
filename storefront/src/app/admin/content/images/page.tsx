import type { Metadata } from "next";
import { LibraryPage } from "@/features/admin/products/images";

export const metadata: Metadata = { title: "Admin - Images" };

export default function Page() {
	return <LibraryPage />;
}
