import { ContactForm } from "@/features/shop/contact";
import { TextPage, textPageMetadata } from "@/features/shop/static-pages/server";

export const generateMetadata = () => textPageMetadata("contact");

export default function Page() {
	return <TextPage slug="contact" form={<ContactForm />} />;
}
