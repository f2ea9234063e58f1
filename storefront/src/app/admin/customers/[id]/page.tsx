import type { Metadata } from "next";
import { CustomerRecord } from "@/features/admin/customers/customers";

interface Props {
	params: Promise<{ id: string }>;
}

export const metadata: Metadata = { title: "Admin - Client" };

export default async function Page({ params }: Props) {
	return <CustomerRecord id={(await params).id} />;
}
