// What the site of site.sql handed out: the links of its guests' mails.

export const TRANSFERS = [
  ['en', 'RHTSSKF7', 'owgLE2hnWkUmyR7HyhmyJ8hUur9nAtFxF-q9moYT9SY', 'driver_assigned'],
  ['es', '7VF8SGBF', 'j9CgJ6yDRUHbrs7t5Quizk1V0EkKMVzhF1JBrHKTkGs', 'new'],
  ['ca', '6PMKPQCE', 'uQvFcqmUAo05mhyBISW0c7KBL7cLBfFDMh8UUQEXdkE', 'cancelled_customer'],
] as const;
export const TRIP_REQUESTS = [
  ['FJ8A57NU', 'SdFdKAN73i8EFAYGqSmwUA6XbvnjKZuWOygH8qvGKIo'],
  ['U82B4CRH', 'IC0ldpQRKLiw_xZBgHkk-nqkVv8D14f9xn8K4YoVErA'],
] as const;
