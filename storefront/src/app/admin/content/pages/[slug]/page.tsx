import type { Metadata } from "next";
import { TextPageEditor } from "@/features/admin/shop/content";

export const metadata: Metadata = { title: "Admin - Page" };

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
	return <TextPageEditor slug={(await params).slug} />;
}
