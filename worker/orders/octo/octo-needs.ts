// Types of the capabilities `octo/questions` and `octo/pickups`, as version 1 of @octocloud/types has them; version 2 names the capabilities alone.

export type OctoQuestion = {
  id: string;
  title: string;
  shortDescription: string | null;
  required: boolean;
  inputType:
    | 'date'
    | 'datetime-local'
    | 'email'
    | 'file'
    | 'number'
    | 'tel'
    | 'text'
    | 'time'
    | 'url'
    | 'select'
    | 'textarea';
  selectOptions: { label: string; value: string }[];
  coverImageUrl: string | null;
};
export type OctoQuestionAnswer = {
  questionId: string;
  question: OctoQuestion;
  value: string | null;
};
type OfQuestions = { questions?: OctoQuestion[] };
type OfAnswers = { questionAnswers?: OctoQuestionAnswer[] };

export type OctoPickupPoint = {
  id: string;
  name: string;
  directions: string | null;
  address: string;
  latitude: number | null;
  longitude: number | null;
  googlePlaceId: string | null;
  street: string | null;
  postalCode: string | null;
  locality: string | null;
  region: string | null;
  state: string | null;
  country: string | null;
  localDateTime: string;
  localDateTimeTo: string | null;
};
type AvailabilityPickups = {
  pickupAvailable?: boolean;
  pickupRequired?: boolean;
  pickupPoints?: OctoPickupPoint[];
};
type BookingPickups = {
  pickupRequested?: boolean;
  pickupPointId?: string | null;
  pickupHotel?: string | null;
  pickupHotelRoom?: string | null;
  pickupPoint?: OctoPickupPoint | null;
};

export type WithNeeds = {
  unit: OfQuestions;
  option: OfQuestions & AvailabilityPickups;
  product: OfQuestions;
  availability: AvailabilityPickups;
  unitItem: OfAnswers;
  booking: OfAnswers & BookingPickups;
};
