import type { Metadata } from "next";
import { MessagesPage } from "@/features/admin/customers/messages";

export const metadata: Metadata = { title: "Admin - Messages" };

export default function Page() {
	return <MessagesPage />;
}
