import type { Metadata } from "next";
import { WebhooksPage } from "@/features/admin/settings/webhooks";

export const metadata: Metadata = { title: "Admin - Webhooks" };

export default function Page() {
	return <WebhooksPage />;
}
