import type { Metadata } from "next";
import { ReviewsPage } from "@/features/admin/customers/reviews";

export const metadata: Metadata = { title: "Admin - Avis" };

export default function Page() {
	return <ReviewsPage />;
}
