import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Shows payments taken by Stripe under the provider of their payment session, as new ones are: clients know its name. */
export class Migration20261125202000OrderingPaymentProvider extends Migration {
	override up(): void {
		this.rename("pp_order-book_shop", "pp_stripe_stripe");
	}

	override down(): void {
		this.rename("pp_stripe_stripe", "pp_order-book_shop");
	}

	private rename(from: string, to: string): void {
		this.addSql(`do $$ begin
			if to_regclass('payment') is null or to_regclass('payment_session') is null then return; end if;
			update payment set provider_id = '${to}' from payment_attempt attempt
				where payment.provider_id = '${from}' and attempt.id = payment.data ->> 'attempt_id' and attempt.provider = 'stripe';
			update payment_session set provider_id = '${to}' from payment_attempt attempt
				where payment_session.provider_id = '${from}' and attempt.id = payment_session.data ->> 'attempt_id'
					and attempt.provider = 'stripe';
		end $$`);
	}
}
